/// Values with a vendor prefix that browsers accept, from the Compatibility Standard and the browsers' own stylesheets.
enum BrowserValues {
    private static let values: [String: Set<String>] = [
        "display": ["-webkit-box", "-webkit-inline-box"],
        "text-align": [
            "-internal-center", "-webkit-match-parent", "-webkit-center", "-webkit-left", "-webkit-right",
            "-webkit-auto",
        ],
        "width": ["-webkit-fill-available"], "height": ["-webkit-fill-available"],
        "min-width": ["-webkit-fill-available"], "min-height": ["-webkit-fill-available"],
        "max-width": ["-webkit-fill-available"], "max-height": ["-webkit-fill-available"],
        "unicode-bidi": ["-webkit-isolate", "-webkit-plaintext"],
        "appearance": ["-webkit-button"], "user-select": ["-webkit-none"],
    ]

    /// The values that browsers read as another value.
    private static let aliases = [
        "display": ["-webkit-flex": "flex", "-webkit-inline-flex": "inline-flex"],
        "position": ["-webkit-sticky": "sticky"],
    ]

    /// The value that browsers read instead of a prefixed one; nil if they keep it.
    static func alias(_ property: PropertyID, _ list: TokenList, _ range: Range<Int>) -> String? {
        guard range.count == 1, list[range.lowerBound].kind == .ident else { return nil }
        return aliases[property.name]?[list.lowerName(range.lowerBound)]
    }

    /// Whether browsers accept a value that is missing from the grammar, and keep it as it is.
    static func accept(_ property: PropertyID, _ list: TokenList, _ range: Range<Int>) -> Bool {
        guard range.count == 1, list[range.lowerBound].kind == .ident else { return false }
        return values[property.name]?.contains(list.lowerName(range.lowerBound)) == true
    }
}
