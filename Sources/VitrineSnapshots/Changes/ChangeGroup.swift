import VitrineSupport

/// The same change in several places.
package struct ChangeGroup: Sendable {
    /// Names the group, and no other of the same comparison; the same in every run.
    package internal(set) var id: String
    /// The first of the changes.
    package private(set) var example: Change
    /// How often it happened.
    package var count: Int { max(1, changes) }
    /// Without the other ends of what moved from page to page.
    private var changes: Int
    /// On which pages, in order.
    package private(set) var pages: [String]
    /// What its changes share, where they do not read the same.
    package let pattern: ChangePattern?
    /// Up to three of its changes that read differently, with their pages.
    package private(set) var examples: [(page: String, change: Change)] = []
    /// In how many ways they read.
    var ways: Int { readings.count }
    private var readings: Set<Reading> = []

    /// What distinguishes a change from others of the group.
    private struct Reading: Hashable {
        var before: String?
        var after: String?
        var label: String?
    }
    /// The names of what is announced differently: one mistake may be one of many things.
    private var names: Set<String> = []
    /// What a custom property or a file that changed touches.
    private var users = SheetUsers()

    /// Examples that are kept.
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

    /// Counts one more, which may say something else of itself than the first.
    mutating func add(_ change: Change, on page: String) {
        if !change.isCounterpart { changes += 1 }
        addExample(change, page)
        addSheet(change)
        if pages.last != page { pages.append(page) }
        if example.label != change.label { example.label = nil }
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

    /// The sentence, with what a custom property or a file touches.
    package var sentence: String { users.sentence(example) ?? patternSentence ?? example.sentence }

    /// `TodoRow: class “done” added, 3 times on 2 pages`. A page without a path is the only one, and needs no name.
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
    /// Groups equal changes; lost names come first, then what assistive technology announces, then what happened most.
    /// - Parameter pages: the pages in order, each with its changes.
    package static func groups(_ pages: [(path: String, changes: [Change])]) -> [ChangeGroup] {
        ChangeGroups(pages).groups
    }

    /// A lost name comes before everything else, then layer after layer.
    var rank: Int { example.losesName ? -1 : Change.Layer.allCases.firstIndex(of: example.layer) ?? 0 }
}
