import VitrineMarkup
import VitrineSupport

/// What an element must not hold, at any depth: one bit of the masks that go down the tree.
struct Exclusion: Sendable {
    /// The cell of the elements that must not hold it.
    var cell: String
    /// These elements, where the cell consists only of names.
    var names: [Name]
    /// The kinds that are excluded, each with the condition that makes it so.
    var members: [Kind: Condition] = [:]
    /// Whether an element with `tabindex` is excluded, whatever it is.
    var refusesTabindex = false
    /// Whether what can be labelled is excluded, all but the one that the label labels.
    var refusesLabelable = false
    /// Whether interactive content is excluded.
    var refusesInteractive = false

    /// Reads a row; nil when it cannot be read.
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
        // What is excluded in any case stays so when a category has it under a condition.
        if members[kind] != .always { members[kind] = condition }
    }
}
