/// All problems of a file; at least one.
public struct StringTableProblems: Error, Hashable, Sendable {
    /// The problems, in the order of the file.
    public let all: [StringTableProblem]

    /// Creates an error from the problems of a file.
    public init(_ all: [StringTableProblem]) { self.all = all }
}
