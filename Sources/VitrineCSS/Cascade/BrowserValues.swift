/// Values with a vendor prefix that browsers accept, from the Compatibility Standard and the browsers' own stylesheets.
enum BrowserValues {
    private static let values: [String: Set<String>] = [
        "display": ["-webkit-box", "-webkit-inline-box", "-webkit-flex", "-webkit-inline-flex"],
        "text-align": ["-webkit-match-parent", "-webkit-center", "-webkit-left", "-webkit-right", "-webkit-auto"],
        "width": ["-webkit-fill-available"], "height": ["-webkit-fill-available"],
        "min-width": ["-webkit-fill-available"], "min-height": ["-webkit-fill-available"],
        "max-width": ["-webkit-fill-available"], "max-height": ["-webkit-fill-available"],
        "unicode-bidi": ["-webkit-isolate", "-webkit-plaintext"], "position": ["-webkit-sticky"],
        "appearance": ["-webkit-button"], "user-select": ["-webkit-none"],
    ]

    /// Whether browsers accept a value that is missing from the grammar.
    static func accept(_ property: PropertyID, _ list: TokenList, _ range: Range<Int>) -> Bool {
        guard range.count == 1, list[range.lowerBound].kind == .ident else { return false }
        return values[property.name]?.contains(list.lowerName(range.lowerBound)) == true
    }
}
