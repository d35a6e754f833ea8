extension ListView {
    /// An error for each section or item whose identity is already used, in the order of the list. Each error contains
    /// the place of the first use. Items must have different identities even if they are in different sections.
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
