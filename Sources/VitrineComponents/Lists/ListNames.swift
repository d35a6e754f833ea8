/// The names of the items and sections of a list. An item is `LIST--42`, a section `LIST--section_friends`. Names do not
/// contain underscores, so an item cannot have the name of a section.
struct ListNames {
    /// The names of the items for each section, unique in the list.
    let items: [ArraySlice<String>]
    /// The name of each section.
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
    /// Returns the items and then the sections, each with its `id` on a page where the `id` of the list is `list`.
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
