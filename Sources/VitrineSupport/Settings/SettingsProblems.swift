/// One or more problems in files of settings.
public struct SettingsProblems: Error, Hashable, Sendable {
    /// The problems, in the order of the files.
    public var all: [SettingsProblem]

    /// Creates the list.
    public init(_ all: [SettingsProblem]) { self.all = all }
}
