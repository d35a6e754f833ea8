/// All problems of one operation, such as an update, a scenario or the rendering of a component; at least one.
public struct RenderProblems: Error, Hashable, Sendable {
    /// The problems, in the order in which they were found.
    public let all: [RenderProblem]

    /// Creates an error from problems.
    public init(_ all: [RenderProblem]) { self.all = all }
}
