extension DocumentStyles {
    private static let content = PropertyID(known: "content")

    /// The style of a pseudo-element that generates a box: `::before` and `::after` do not without `content`.
    mutating func box(of element: Int, pseudoElement: String) -> ComputedStyle? {
        guard let style = style(of: element, pseudoElement: pseudoElement) else { return nil }
        guard pseudoElement == "before" || pseudoElement == "after" else { return style }
        return ["normal", "none"].contains(style.keyword(Self.content)) ? nil : style
    }
}
