/// Why an expression cannot be used, or could not be used on a document.
public enum XPathProblem: Error, Hashable, Sendable {
    /// The expression is not XPath 1.0, or asks for what is not offered; `offset` is the byte in the expression.
    case syntax(offset: Int, reason: String)
    /// The expression gives a number, a text or a truth value where nodes are selected.
    case givesNoNodes(type: String)
    /// The evaluation took more steps than allowed and was stopped.
    case tooCostly(limit: Int)
    /// All evaluations on a document took longer than allowed, and this one was stopped.
    case tooSlow(limit: Duration)
    /// The library gave up for another reason, in its words.
    case failed(reason: String)
    /// The library could not allocate what it needs.
    case outOfMemory
}

extension XPathProblem: CustomStringConvertible {
    /// The problem, in a sentence without a full stop.
    public var description: String {
        switch self {
        case .syntax(_, let reason): reason
        case .givesNoNodes(let type): "gives \(type), but only elements, attributes and text nodes can be selected"
        case .tooCostly(let limit): "was stopped after \(limit) steps"
        case .tooSlow(let limit):
            "was stopped, because the expressions of a page may take \(limit.components.seconds) seconds together"
        case .failed(let reason): "could not be evaluated: \(reason)"
        case .outOfMemory: "could not be evaluated: out of memory"
        }
    }
}
