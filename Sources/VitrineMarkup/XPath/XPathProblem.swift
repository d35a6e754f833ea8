import VitrineSupport

/// The reason why an expression cannot be used, or could not be evaluated on a document.
public enum XPathProblem: Error, Hashable, Sendable {
    /// The expression is not XPath 1.0, or uses a feature that is not supported; `offset` is the byte offset in the
    /// expression.
    case syntax(offset: Int, reason: String)
    /// The expression returns a number, a string or a Boolean, but nodes are required.
    case notNodeSet(type: String)
    /// The evaluation took more steps than allowed and was stopped.
    case tooCostly(limit: Int)
    /// All evaluations on a document together took longer than allowed, and this one was stopped.
    case tooSlow(limit: Duration)
    /// The library gave up for another reason, given by its message.
    case failed(reason: String)
    /// The library could not allocate memory.
    case outOfMemory
}

extension XPathProblem: CustomStringConvertible {
    /// The problem in words, without a final period.
    public var description: String {
        switch self {
        case .syntax(_, let reason): reason
        case .notNodeSet(let type): "returns \(type); expected nodes, such as elements, attributes or text"
        case .tooCostly(let limit): "was stopped after \(Count.grouped(limit)) steps"
        case .tooSlow(let limit):
            "was stopped because all XPath expressions together may take only \(limit.components.seconds) seconds "
                + "per page"
        case .failed(let reason): "could not be evaluated: \(reason)"
        case .outOfMemory: "could not be evaluated: out of memory"
        }
    }
}
