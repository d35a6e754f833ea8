/// The test of `:nth-child()`, `:nth-last-child()`, `:nth-of-type()` or `:nth-last-of-type()`.
struct NthTest: Sendable {
    var step: Int
    var offset: Int
    var isFromEnd: Bool
    var isOfType: Bool
    var selectors: [Selector]?

    func matches(_ index: Int) -> Bool { Self.matches(index, step: step, offset: offset) }

    /// Whether an index is `offset` plus `step` times a non-negative integer.
    static func matches(_ index: Int, step: Int, offset: Int) -> Bool {
        if step == 0 { return index == offset }
        let distance = index - offset
        return distance % step == 0 && distance / step >= 0
    }
}
