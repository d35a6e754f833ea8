import VitrineComponents

/// The addresses of sections and rows, for links between pages. Made once and shared by all workers.
final class LinkTable: Sendable {
    private struct Key: Hashable {
        let section: ItemID
        let row: ItemID
    }

    private let pages: [ItemID: String]
    private let rows: [Key: String]
    private let assets: Set<String>
    /// The digest of all addresses.
    let digest: String

    init(_ plan: SitePlan, assets: Set<String> = []) {
        self.assets = assets
        var input = InputBytes()
        for asset in assets.sorted() { input.add(asset) }
        var pages: [ItemID: String] = [:]
        var rows: [Key: String] = [:]
        for (number, section) in plan.sections.enumerated() {
            pages[section.id] = plan.path(section: number)
            input.add(section.id.description)
            input.add(plan.sectionNames[number])
            for (row, item) in section.items.enumerated() {
                input.add(plan.rowNames[number][row])
                input.add(item.id?.description)
                input.add(item.story == nil ? nil : item.component.componentID?.description)
            }
            for (row, item) in section.items.enumerated() {
                let anchor = "#" + PartName(plan.rowNames[number][row], of: plan.sectionNames[number]).id
                if let id = item.id { rows[Key(section: section.id, row: id)] = anchor }
                // A story is also found by the identity of what it shows; of several, the first.
                guard item.story != nil, let id = item.component.componentID else { continue }
                let key = Key(section: section.id, row: id)
                rows[key] = rows[key] ?? anchor
            }
        }
        for (number, section) in plan.sections.enumerated() {
            for (row, item) in section.items.enumerated() {
                guard let list = item.component as? ListView else { continue }
                let anchor = "#" + PartName(plan.rowNames[number][row], of: plan.sectionNames[number]).id
                // A row of the page comes before an item of a list with the same identity, the first list before others.
                for part in list.anchors(under: anchor) {
                    input.add(part.id.description)
                    input.add(part.anchor)
                    let key = Key(section: section.id, row: part.id)
                    rows[key] = rows[key] ?? part.anchor
                }
            }
        }
        digest = input.digest
        self.pages = pages
        self.rows = rows
    }

    func address(_ section: ItemID, _ row: ItemID?) -> String? {
        guard let page = pages[section] else { return nil }
        guard let row else { return page }
        return rows[Key(section: section, row: row)].map { page + $0 }
    }

    func has(asset path: String) -> Bool { assets.contains(path) }
}
