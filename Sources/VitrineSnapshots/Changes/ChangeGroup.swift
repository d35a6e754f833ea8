import VitrineSupport

/// The same change in several places, or changes that share a pattern.
package struct ChangeGroup: Sendable {
    /// The identifier of the group, unique in a comparison and the same in every run.
    package internal(set) var id: String
    /// The first change, adapted to the group: its label, resolved addresses, references and number of cells are
    /// removed if other changes differ in them, and its conditions, contrast and counts are combined with theirs.
    package private(set) var example: Change
    /// The number of changes, at least 1; a move between two pages is counted once.
    package var count: Int { max(1, changes) }
    /// The number of changes that are not counterparts of others.
    private var changes: Int
    /// The pages with changes of this group, in order.
    package private(set) var pages: [String]
    /// The pattern that the changes share; nil if they are the same change in several places.
    package let pattern: ChangePattern?
    /// Up to three changes with different values or labels, with their pages.
    package private(set) var examples: [(page: String, change: Change)] = []
    /// The number of different combinations of values and label among the changes.
    var ways: Int { readings.count }
    private var readings: Set<Reading> = []

    /// The values that distinguish a change from others of the group.
    private struct Reading: Hashable {
        var before: String?
        var after: String?
        var label: String?
    }
    /// The different names of the accessibility nodes that are affected; they are counted, because one mistake may
    /// affect many nodes.
    private var names: Set<String> = []
    /// The components that a changed custom property or file affects.
    private var users = SheetUsers()

    private static let exampleLimit = 3

    init(_ change: Change, on page: String, id: String, pattern: ChangePattern? = nil) {
        self.id = id
        self.pattern = pattern
        example = change
        changes = change.isCounterpart ? 0 : 1
        pages = [page]
        if let name = change.effect?.name { names.insert(name) }
        if change.sheet != nil { users.add(change) }
        addExample(change, page)
    }

    private mutating func addExample(_ change: Change, _ page: String) {
        guard readings.insert(Reading(before: change.before, after: change.after, label: change.label)).inserted,
            examples.count < Self.exampleLimit
        else { return }
        examples.append((page, change))
    }

    /// Adds a change, which may have other values than the first one.
    mutating func add(_ change: Change, on page: String) {
        if !change.isCounterpart { changes += 1 }
        addExample(change, page)
        addSheet(change)
        if pages.last != page { pages.append(page) }
        if example.label != change.label { example.label = nil }
        if example.resolved != change.resolved { example.resolved = nil }
        if example.references != change.references { example.references = 0 }
        if example.subject != change.subject { example.subject = .column(cells: nil) }
        guard let name = change.effect?.name, names.insert(name).inserted else { return }
        let known = example.effect?.count ?? 1
        example.effect?.count = max(names.count, known)
    }

    private mutating func addSheet(_ change: Change) {
        guard let sheet = change.sheet else { return }
        users.add(change)
        example.sheet?.conditions.formUnion(sheet.conditions)
        guard let contrast = sheet.contrast else { return }
        if example.sheet?.contrast.map({ contrast.isWorse(than: $0) }) ?? true { example.sheet?.contrast = contrast }
    }

    /// The sentence about the changes. For a custom property or a file, it names or counts the components that are
    /// affected.
    package var sentence: String { users.sentence(example) ?? patternSentence ?? example.sentence }

    /// The sentence with the number of changes and their pages: `TodoRow: class “done” added, 3 times on 2 pages`. If
    /// there is only one page and its path is empty, it is not mentioned.
    package var summary: String {
        let times = count == 1 ? "" : count == 2 ? ", twice" : ", \(Count.of(count, "time", "times"))"
        guard pages != [""] else { return sentence + times }
        let places =
            pages.count == 1
            ? (count == 1 ? ", on \(pages[0])" : " on \(pages[0])")
            : "\(count == 1 ? "," : "") on \(Count.of(pages.count, "page", "pages"))"
        return sentence + times + (users.namedPages(example, pages) ?? places)
    }
}

extension ChangeGroup {
    /// Groups changes that are equal or share a pattern. Changes that lose an accessible name come first, then the
    /// layers in order; within a layer, the most frequent changes come first.
    /// - Parameter pages: the pages in order, each with its changes.
    package static func groups(_ pages: [(path: String, changes: [Change])]) -> [ChangeGroup] {
        ChangeGroups(pages).groups
    }

    /// The rank for sorting: changes that lose an accessible name come first, then the layers in order.
    var rank: Int { example.losesName ? -1 : Change.Layer.allCases.firstIndex(of: example.layer) ?? 0 }
}
