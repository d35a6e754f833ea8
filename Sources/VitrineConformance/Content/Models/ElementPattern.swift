import VitrineMarkup
import VitrineSupport

/// A selector for the elements that a row of the table describes.
struct ElementPattern: Hashable, Sendable {
    var name: Name
    /// The required parent; nil if any parent matches.
    var parent: Name?
    /// The required ancestor; nil if none is required.
    var ancestor: Name?
    /// The conditions that the element must meet, most of which concern its attributes.
    var conditions: [Condition] = []

    /// Parses a selector such as `dl > div`, `select div`, `video[src]` or `p`; nil if it is invalid.
    init?(_ text: Substring) {
        let words = text.words
        guard let last = words.last, words.count <= 3 else { return nil }
        let parts = last.split(separator: "[")
        guard let name = parts.first.map({ Name(String($0)) }), name != .other else { return nil }
        self.name = name
        for part in parts.dropFirst() {
            guard part.hasSuffix("]"), let condition = Condition(String(part.dropLast())) else { return nil }
            conditions.append(condition)
        }
        guard words.count > 1 else { return }
        let outer = Name(String(words[0]))
        guard outer != .other, words.count == 2 || words[1] == ">" else { return nil }
        if words.count == 3 { parent = outer } else { ancestor = outer }
    }

    /// Parses the selectors in a cell: either one selector that contains spaces, or one or more selectors without
    /// spaces. Returns nil if one of them is invalid.
    static func list(_ cell: String) -> [ElementPattern]? {
        let words = cell.words
        if words.contains(">") || words.count == 2 && contexts.contains(String(words[0])) {
            return ElementPattern(Substring(cell)).map { [$0] }
        }
        let selectors = words.compactMap { ElementPattern($0) }
        return selectors.count == words.count ? selectors : nil
    }

    /// The names that may begin a selector with an ancestor.
    private static let contexts: Set = ["select", "optgroup", "option", "datalist"]
}
