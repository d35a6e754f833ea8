import VitrineCSS
import VitrineSupport

/// The components that a changed custom property affects, by the affected property, or those that use a changed file,
/// by its path. Outside of components, elements are recorded instead.
struct SheetUsers: Sendable {
    private var things: [String: Set<String>] = [:]
    /// The properties that are affected under a usual condition, not only in a state such as `:hover` or at another
    /// width.
    private var plain: Set<String> = []

    mutating func add(_ change: Change) {
        let name = change.name ?? ""
        things[name, default: []].insert(change.component ?? change.part)
        if let sheet = change.sheet, !sheet.conditions.isDisjoint(with: StyleCondition.usual) { plain.insert(name) }
    }

    /// Returns the sentence for a custom property or a file, such as
    /// `token --accent #1a5fb4 became #b41a5f: 12 components change color, 3 change border-color`; nil for a change of
    /// rules or of markup, and for a file that only one component or element uses.
    func sentence(_ example: Change) -> String? {
        guard let sheet = example.sheet else { return nil }
        switch sheet.cause {
        case .rules: return nil
        case .file(let file):
            let all = things.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            guard all.count > 1 else { return nil }
            return "\(example.name ?? "") \(file.words): \(Self.listed(all)) use it"
        case .token(let token):
            let change: String
            switch (token.before, token.after) {
            case (let before?, let after?):
                let texts = Excerpt.of(before, after)
                change = "\(texts.before) became \(texts.after)"
            case (nil, let after?): change = "\(Excerpt.of(after)) added"
            default: change = "\(Excerpt.of(token.before)) removed"
            }
            let sorted = things.sorted { one, other in
                (plain.contains(one.key) ? 0 : 1, other.value.count, one.key) < (
                    plain.contains(other.key) ? 0 : 1, one.value.count, other.key
                )
            }
            var parts: [(things: Set<String>, words: String, properties: [String])] = []
            let shown = sorted.prefix(Self.propertyLimit)
            for (property, users) in shown {
                if users.count == 1, let known = parts.firstIndex(where: { $0.things == users }) {
                    parts[known].properties.append(property)
                    continue
                }
                // Only the first number has a noun.
                let hasNoun = parts.contains { $0.things.count > 1 }
                let who = users.count == 1 || !hasNoun ? Self.listed(users) : Count.grouped(users.count)
                parts.append((users, "\(who) \(users.count == 1 ? "changes" : "change")", [property]))
            }
            var sentences = parts.map { "\($0.words) \($0.properties.joined(last: "and"))" }
            // Different texts have different contrasts, of which the worst is reported.
            let worst = sheet.contrastWords.replacing("(contrast ", with: "(contrast at worst ")
            let rest = sorted.count - shown.count
            if rest > 0 { sentences.append("and \(Count.of(rest, "more property", "more properties"))") }
            return "token \(token.name) \(change): " + sentences.joined(separator: ", ") + worst
                + sheet.conditionWords
        }
    }

    private static let propertyLimit = 4

    /// Returns the only name, or the number of names with a noun: `12 components`.
    private static func listed(_ names: Set<String>) -> String {
        if let only = names.first, names.count == 1 { return only }
        let elements = names.count { $0.hasPrefix("<") }
        let noun = elements == 0 ? "components" : elements == names.count ? "elements" : "components and elements"
        return "\(Count.grouped(names.count)) \(noun)"
    }

    /// The maximum number of pages that a sentence lists.
    private static let pageLimit = 5

    /// Returns the pages that show a changed file, as in ` on list-view/images and pane/start`; nil for a single page,
    /// for too many pages and for other changes.
    func namedPages(_ example: Change, _ pages: [String]) -> String? {
        guard case .file = example.sheet?.cause, pages.count > 1, pages.count <= Self.pageLimit else { return nil }
        return " on " + pages.joined(last: "and")
    }
}
