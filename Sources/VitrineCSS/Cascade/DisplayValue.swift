/// Values of `display`: CSS Display 3, sections 2 and 2.7.
enum DisplayValue {
    private static let short = [
        "block flow": "block", "flow": "block", "block flow-root": "flow-root", "inline flow": "inline",
        "inline flow-root": "inline-block", "block flex": "flex", "inline flex": "inline-flex", "block grid": "grid",
        "inline grid": "inline-grid", "block table": "table", "inline table": "inline-table", "inline ruby": "ruby",
        "flow inline": "inline", "flow block": "block", "flex inline": "inline-flex", "grid inline": "inline-grid",
        "flex block": "flex", "grid block": "grid", "table inline": "inline-table", "table block": "table",
        "flow-root inline": "inline-block", "flow-root block": "flow-root", "inline math": "math",
        "list-item block": "list-item", "block list-item": "list-item", "flow list-item": "list-item",
        "block flow list-item": "list-item",
    ]
    private static let block = [
        "inline": "block", "inline-block": "block", "inline-flex": "flex", "inline-grid": "grid",
        "inline-table": "table", "math": "block math", "ruby": "block ruby", "ruby-text": "block",
        "-webkit-inline-box": "-webkit-box",
        "table-row-group": "block", "table-header-group": "block", "table-footer-group": "block", "table-row": "block",
        "table-cell": "block", "table-column-group": "block", "table-column": "block", "table-caption": "block",
    ]

    /// The computed value in its short form, blockified if requested; nil if it equals the specified value.
    static func computed(_ value: String, blockified: Bool) -> String? {
        let name = short[value] ?? value
        let result = blockified ? block[name] ?? name : name
        return result == value ? nil : result
    }
}
