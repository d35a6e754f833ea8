/// The names of the items and sections of a list. If `LIST` is the `id` of the list, that of an item is `LIST--42`, and
/// that of a section `LIST--section_friends`. Names contain no underscore, so the two can never be equal.
struct ListNames {
    /// One name for every item, grouped by section; all names in the list are unique.
    let items: [ArraySlice<String>]
    /// One name for every section.
    let sections: [String]

    init(_ list: ListView) {
        let names = RowNames(
            list.sections.flatMap { $0.contents.map { (id: $0.componentID, type: type(of: $0.base)) } }
        ).names
        var start = 0
        items = list.sections.map { section in
            defer { start += section.contents.count }
            return names[start..<start + section.contents.count]
        }
        let table = Names(
            list.sections.enumerated().map { index, section in
                let isText = if case .string = section.id { true } else { false }
                return .init(
                    key: index, preferred: section.id.text, full: section.id.description, isExact: isText)
            }, fallback: "section")
        sections = list.sections.indices.map { table[$0] ?? "section-\($0)" }
    }

    /// Returns the `id` of an item.
    static func item(_ name: String, in list: String) -> String { "\(list)--\(name)" }

    /// Returns the `id` of a section.
    static func section(_ name: String, in list: String) -> String { "\(list)--section_\(name)" }
}

extension ListView {
    /// Returns the identities of the items and sections, each with the `id` that its element has if the list itself has
    /// the `id` `list`. Items without an identity and sections that write nothing are left out.
    package func anchors(under list: String) -> [(id: ItemID, anchor: String)] {
        let names = ListNames(self)
        var anchors: [(id: ItemID, anchor: String)] = []
        for (section, items) in zip(sections, names.items) {
            for (item, name) in zip(section.contents, items) {
                if let id = item.componentID { anchors.append((id, ListNames.item(name, in: list))) }
            }
        }
        for (section, name) in zip(sections, names.sections) where !section.isVoid {
            anchors.append((section.id, ListNames.section(name, in: list)))
        }
        return anchors
    }
}
