/// The reasons why markup from elsewhere is not accepted.
public struct RawMarkupError: Error, Hashable, Sendable {
    /// Every problem that was found, in the order of the markup; at least one.
    public let problems: [RawMarkupProblem]

    init(_ problems: [RawMarkupProblem]) { self.problems = problems }

    init(_ kind: RawMarkupProblem.Kind) { problems = [RawMarkupProblem(kind: kind, line: 1, column: 1)] }
}
