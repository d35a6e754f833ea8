import VitrineMarkup
import VitrineSupport

/// A condition in the table of elements.
enum Condition: Hashable, Sendable {
    /// True for every element.
    case always
    /// True in XHTML, where the parser does not insert missing elements such as `tbody`.
    case xhtml
    /// True for an element that has the attribute.
    case has(Name)
    /// An `input` that is not hidden.
    case shown
    /// An `input` other than a hidden field, a checkbox, a radio button or a button.
    case field
    /// A `select` that is a drop-down box: it has no `multiple`, and no `size` above 1.
    case dropDown
    /// A `select` that is a list box: it has `multiple`, or a `size` above 1.
    case listBox

    /// Parses a condition, without its brackets; nil if it is unknown.
    init?(_ spelling: String) {
        switch spelling {
        case "xhtml": self = .xhtml
        case "shown": self = .shown
        case "field": self = .field
        case "drop-down": self = .dropDown
        case "list-box": self = .listBox
        default:
            let name = Name(spelling)
            guard name != .other else { return nil }
            self = .has(name)
        }
    }

    /// Returns whether the condition is true for an element.
    func holds(_ page: PageTree, _ node: Int) -> Bool {
        switch self {
        case .always: true
        case .xhtml: page.syntax == .xhtml
        case .has(let name): page.has(name, node)
        case .shown: page.keyword(.type, node) != "hidden"
        case .field:
            !["hidden", "checkbox", "radio", "submit", "image", "reset", "button"]
                .contains(page.keyword(.type, node) ?? "text")
        case .listBox: Self.isListBox(page, node)
        case .dropDown: !Self.isListBox(page, node)
        }
    }

    /// Returns whether a `select` is a list box.
    private static func isListBox(_ page: PageTree, _ node: Int) -> Bool {
        if let size = page.value(.size, node).flatMap(nonNegativeInteger) {
            return size > 1 || page.has(.multiple, node)
        }
        return page.has(.multiple, node)
    }
}

/// Parses a number by HTML's rules for parsing non-negative integers: leading whitespace and anything after the number
/// are ignored. Numbers above 1,000,000,000 become 1,000,000,000. Returns nil if there is no number, or if it is
/// negative.
func nonNegativeInteger(_ bytes: Bytes) -> Int? {
    var rest = bytes.drop { $0.isHTMLSpace }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var number: Int?
    for byte in rest {
        guard byte.isASCIIDigit else { break }
        number = min((number ?? 0) * 10 + byte.digitValue, 1_000_000_000)
    }
    // -0 is not negative.
    return isNegative && number != 0 ? nil : number
}
