extension ListView {
    /// Returns the changes since another state of the list. Sections are matched by identity, and items by identity or,
    /// without an identity, by value. An item that stays in its section but gets another type has changed; in another
    /// section, an item of another type is new. A path consists of the index of a section and the index of an item in
    /// it. Opening or closing a section is not a change.
    ///
    /// ```swift
    /// let update = list.changes(from: yesterday)
    /// // update.reloaded is [[0, 3]]: one contact has another name
    /// ```
    public func changes(from old: ListView) -> SectionUpdate {
        SectionDiff(from: old.rows, to: rows).update
    }

    private var rows: [Section] {
        sections.map { section in
            Section(id: section.id, header: ListSectionFrame(section), rows: section.contents.map(\.base))
        }
    }
}

extension SectionUpdate {
    /// The extent of the update of the list.
    public var strategy: ListUpdateStrategy {
        if isEmpty { return .noChange }
        if !(insertedSections.isEmpty && removedSections.isEmpty && movedSections.isEmpty) { return .fullRebuild }
        let isContent = inserted.isEmpty && removed.isEmpty && moved.isEmpty && reloadedSections.isEmpty
        return isContent ? .contentUpdate : .sectionReload
    }
}

/// A section without its items, used to compare sections.
private struct ListSectionFrame: Component {
    var section: ListViewSection

    init(_ section: ListViewSection) {
        self.section = section
        self.section.contents = []
    }
}
