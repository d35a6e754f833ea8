extension ListView {
    /// The sections with duplicate identities, and the items with duplicate identities even in different sections, in
    /// the order of the list. Each is reported together with the first one of the same identity.
    public var repetitions: [RenderError] {
        var problems: [RenderError] = []
        var seenSections: [ItemID: Int] = [:]
        var seenItems: [ItemID: ListItemPlace] = [:]
        for (number, section) in sections.enumerated() {
            if let first = seenSections[section.id] {
                problems.append(.duplicateListSection(id: section.id, list: id, first: first, second: number))
            } else {
                seenSections[section.id] = number
            }
            for (item, content) in section.contents.enumerated() {
                guard let identity = content.componentID else { continue }
                let place = ListItemPlace(section: section.id, item: item)
                if let first = seenItems[identity] {
                    problems.append(.duplicateItem(id: identity, list: id, first: first, second: place))
                } else {
                    seenItems[identity] = place
                }
            }
        }
        return problems
    }
}
