/// All problems of an update; at least one.
public struct RenderProblems: Error, Hashable, Sendable {
    /// The problems, in the order in which they were found.
    public let all: [RenderProblem]

    /// Creates the list.
    public init(_ all: [RenderProblem]) { self.all = all }
}
