import VitrineAccessibility
import VitrineMarkup

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

    func holds(_ page: PageTree, _ node: Int) -> Bool {
        switch self {
        case .always: true
        case .xhtml: page.syntax == .xhtml
        case .has(let name): page.has(name, node)
        case .shown: page.keyword(.type, node) != "hidden"
        case .field:
            !["hidden", "checkbox", "radio", "submit", "image", "reset", "button"]
                .contains(page.keyword(.type, node) ?? "text")
        case .listBox: page.hasLines(node)
        case .dropDown: !page.hasLines(node)
        }
    }
}
