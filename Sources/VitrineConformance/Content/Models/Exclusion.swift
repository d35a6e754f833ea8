import VitrineMarkup
import VitrineSupport

/// Content that certain elements must not have, at any depth. Each exclusion is one bit of the masks that are passed
/// down the tree.
struct Exclusion: Sendable {
    /// The table cell with the selectors of the elements that must not have the content.
    var cell: String
    /// The names in the cell that are not part of a longer selector.
    var names: [Name]
    /// The excluded kinds, each with the condition under which it is excluded.
    var members: [Kind: Condition] = [:]
    /// Whether any element with `tabindex` is excluded.
    var refusesTabindex = false
    /// Whether labelable elements are excluded, except the control that the label is for.
    var refusesLabelable = false
    /// Whether interactive content is excluded.
    var refusesInteractive = false

    /// Parses the cells of a row; nil if the row is invalid.
    init?(_ cells: [String], _ table: ElementTable) {
        guard cells.count == 2 else { return nil }
        cell = cells[0]
        names = ElementPattern.list(cell)?.filter(\.isPlain).map(\.name) ?? []
        for word in cells[1].split(separator: " ") {
            if word == "[tabindex]" {
                refusesTabindex = true
            } else if word.hasPrefix("@") {
                let category = String(word.dropFirst())
                guard let found = table.categories[category] else { return nil }
                if category == "labelable" { refusesLabelable = true }
                if category == "interactive" { refusesInteractive = true }
                for member in found { add(member.kind, member.condition) }
            } else {
                guard let selector = ElementPattern(word), let kind = table.kind(selector.name),
                    selector.conditions.count <= 1
                else { return nil }
                add(kind, selector.conditions.first ?? .always)
            }
        }
    }

    private mutating func add(_ kind: Kind, _ condition: Condition) {
        // A kind that is excluded unconditionally stays so, even if a category also contains it with a condition.
        if members[kind] != .always { members[kind] = condition }
    }
}
