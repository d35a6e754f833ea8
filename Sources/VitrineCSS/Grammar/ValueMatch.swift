/// The result of matching a value with a syntax.
package enum ValueMatch: Hashable, Sendable {
    /// The value matches the syntax.
    case valid
    /// The value contains `var()` or a similar function, so it can be matched only after substitution.
    case substitution
    /// The value does not match from this token on.
    case invalid(token: Int)
    /// The grammar is not certain, or matching needs more steps or deeper nesting than the limits allow.
    case uncertain

    /// Whether a browser may accept the declaration.
    package var isAccepted: Bool {
        if case .invalid = self { return false }
        return true
    }
}
