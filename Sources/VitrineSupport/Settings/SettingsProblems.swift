/// One or more problems in files of settings or rules.
public struct SettingsProblems: Error, Hashable, Sendable {
    /// The problems, in the order of the files.
    public var all: [SettingsProblem]

    /// Creates an error that consists of these problems.
    public init(_ all: [SettingsProblem]) { self.all = all }
}
