import Synchronization

/// The properties for which a zero without a unit is a length, because other numbers are not allowed.
final class ZeroLengths: Sendable {
    static let shared = ZeroLengths()

    private let known = Mutex([PropertyID: Bool]())

    /// Whether a zero without a unit is a length.
    func isLength(_ property: PropertyID) -> Bool {
        if let answer = known.withLock({ $0[property] }) { return answer }
        let zero = TokenList("0")
        let one = TokenList("1")
        let answer =
            ValueMatcher.match(property, zero, 0..<1) == .valid && ValueMatcher.match(property, one, 0..<1) != .valid
        known.withLock { $0[property] = answer }
        return answer
    }
}
