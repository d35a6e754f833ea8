/// A keyword that every property takes: CSS Values 4, section 4.1.1, and CSS Cascade 5, section 7.3.
package enum WideKeyword: String, Sendable {
    case initial, inherit, unset, revert, revertLayer = "revert-layer", revertRule = "revert-rule"

    /// The keyword that a value is; nil when it is something else.
    init?(_ list: TokenList, _ range: Range<Int>) {
        guard range.count == 1, list[range.lowerBound].kind == .ident else { return nil }
        self.init(rawValue: list.lowerName(range.lowerBound))
    }
}
