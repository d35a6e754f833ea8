/// The result of matching a value with a syntax.
package enum ValueMatch: Hashable, Sendable {
    /// It matches.
    case valid
    /// It holds `var()` or a similar function, so that only the computed value decides.
    case substitution
    /// It does not match; the token up to which it could.
    case invalid(token: Int)
    /// The tables do not know for sure, or the value needs more steps than are taken.
    case uncertain

    /// Whether a browser may keep the declaration.
    package var isAccepted: Bool {
        if case .invalid = self { return false }
        return true
    }
}
