import VitrineComponents
import VitrineSupport

/// The addresses of sections and rows, and of the items and sections of lists, for links between pages. The table is
/// made once and shared by all workers.
///
/// For sections and rows, only their numbers are stored: identities are compared with those in the plan, and addresses
/// are composed on request. A large site has very many of them, but only a few are targets of links.
final class LinkTable: Sendable {
    private let plan: SitePlan
    private let sections: SectionTable
    private let rows: RowTable
    /// The anchors of the items and sections of lists, each with its `#`.
    private let items: [Key: String]
    private let assets: Set<String>
    /// The digest of everything from which the addresses are made, and of the paths of the assets.
    let digest: String

    private struct Key: Hashable {
        let section: ItemID
        let row: ItemID
    }

    init(_ plan: SitePlan, assets: Set<String> = []) {
        self.plan = plan
        self.assets = assets
        var input = InputBytes()
        for asset in assets.sorted() { input.add(asset) }
        for (number, section) in plan.sections.enumerated() {
            input.add(section.id.description)
            input.add(plan.sectionNames[number])
            for (row, item) in section.items.enumerated() {
                input.add(plan.rowNames[number, row])
                input.add(item.id?.description)
                input.add(item.given == nil ? nil : item.component.componentID?.description)
            }
        }
        sections = SectionTable(plan)
        let rows = RowTable(plan)
        var items: [Key: String] = [:]
        for (number, section) in plan.sections.enumerated() {
            for (row, item) in section.items.enumerated() {
                guard let list = item.component as? ListView else { continue }
                // A row of the page takes precedence over a list item with the same identity, and an earlier list item
                // over a later one.
                for part in list.anchors(under: Self.anchor(plan, number, row)) {
                    input.add(part.id.description)
                    input.add(part.anchor)
                    let key = Key(section: section.id, row: part.id)
                    if rows[section.id, part.id] == nil { items[key] = items[key] ?? part.anchor }
                }
            }
        }
        digest = input.digest
        self.rows = rows
        self.items = items
    }

    func address(_ section: ItemID, _ row: ItemID?) -> String? {
        guard let number = sections[section] else { return nil }
        let page = plan.path(section: number)
        guard let row else { return page }
        if let found = rows[section, row] { return page + Self.anchor(plan, found.section, found.row) }
        return items[Key(section: section, row: row)].map { page + $0 }
    }

    /// Whether the page of a section is only at the top of the site.
    func isOnlyAtTop(_ section: ItemID) -> Bool { sections[section].map(plan.isOnlyAtTop(section:)) ?? false }

    func has(asset path: String) -> Bool { assets.contains(path) }

    private static func anchor(_ plan: SitePlan, _ section: Int, _ row: Int) -> String {
        "#" + PartName(plan.rowNames[section, row], of: plan.sectionNames[section]).id
    }
}

/// The indices of sections in the plan, keyed by the identities of the sections.
private struct SectionTable: Sendable {
    private let plan: SitePlan
    private var table: EntryTable
    private var numbers: [Int32] = []

    init(_ plan: SitePlan) {
        self.plan = plan
        table = EntryTable(room: plan.sections.count)
        for (number, section) in plan.sections.enumerated() where self[section.id] == nil {
            table.add(UInt64(bitPattern: Int64(section.id.hashValue))) { [numbers] in
                UInt64(bitPattern: Int64(plan.sections[Int(numbers[$0])].id.hashValue))
            }
            numbers.append(Int32(clamping: number))
        }
    }

    subscript(id: ItemID) -> Int? {
        table.number(UInt64(bitPattern: Int64(id.hashValue))) { plan.sections[Int(numbers[$0])].id == id }
            .map { Int(numbers[$0]) }
    }
}

/// The positions of rows, keyed by the identity of the section together with that of the row.
private struct RowTable: Sendable {
    /// An entry of the table. A row can have one for its own identity and, if it is declared as a story, one for the
    /// identity of its component.
    private struct Entry {
        var section: Int32
        var row: Int32
        var isOfStory: Bool
    }

    private let plan: SitePlan
    private var table: EntryTable
    private var entries: [Entry] = []

    init(_ plan: SitePlan) {
        self.plan = plan
        table = EntryTable(room: plan.sections.reduce(0) { $0 + $1.items.count })
        // If several stories show components with the same identity, the first story is found. A row that has this
        // identity itself takes precedence over all stories.
        for isOfStory in [false, true] {
            for (number, section) in plan.sections.enumerated() {
                for (row, item) in section.items.enumerated() where !isOfStory || item.given != nil {
                    add(Entry(section: Int32(clamping: number), row: Int32(clamping: row), isOfStory: isOfStory))
                }
            }
        }
    }

    private mutating func add(_ entry: Entry) {
        guard let (section, row) = Self.key(entry, plan), self[section, row] == nil else { return }
        table.add(Self.hash(section, row)) { [entries, plan] in
            Self.key(entries[$0], plan).map(Self.hash) ?? 0
        }
        entries.append(entry)
    }

    subscript(section: ItemID, row: ItemID) -> (section: Int, row: Int)? {
        let number = table.number(Self.hash(section, row)) { number in
            Self.key(entries[number], plan).map { $0 == (section, row) } ?? false
        }
        return number.map { (Int(entries[$0].section), Int(entries[$0].row)) }
    }

    private static func key(_ entry: Entry, _ plan: SitePlan) -> (ItemID, ItemID)? {
        let section = plan.sections[Int(entry.section)]
        let item = section.items[Int(entry.row)]
        return (entry.isOfStory ? item.component.componentID : item.id).map { (section.id, $0) }
    }

    private static func hash(_ section: ItemID, _ row: ItemID) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(section)
        hasher.combine(row)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }
}
