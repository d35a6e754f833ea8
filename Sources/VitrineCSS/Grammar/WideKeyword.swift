/// A CSS-wide keyword: CSS Values 4, section 4.1.1, and CSS Cascade 5, section 7.3.
package enum WideKeyword: String, Sendable {
    case initial, inherit, unset, revert, revertLayer = "revert-layer", revertRule = "revert-rule"

    /// Creates the keyword that a value consists of; nil for other values.
    init?(_ list: TokenList, _ range: Range<Int>) {
        guard range.count == 1, list[range.lowerBound].kind == .ident else { return nil }
        self.init(rawValue: list.lowerName(range.lowerBound))
    }
}
