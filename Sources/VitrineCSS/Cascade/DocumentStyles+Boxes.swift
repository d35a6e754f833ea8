extension DocumentStyles {
    private static let content = PropertyID(known: "content")

    /// The style of a pseudo-element; nil if no rule matches it, or if it is a `::before` or `::after` that generates
    /// no box because its `content` is `normal` or `none`.
    mutating func box(of element: Int, pseudoElement: String) -> ComputedStyle? {
        guard let style = style(of: element, pseudoElement: pseudoElement) else { return nil }
        guard pseudoElement == "before" || pseudoElement == "after" else { return style }
        return ["normal", "none"].contains(style.keyword(Self.content)) ? nil : style
    }
}
