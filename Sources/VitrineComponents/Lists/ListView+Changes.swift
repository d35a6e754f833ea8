extension ListView {
    /// Returns the list with marks on the items that differ from another state of the list: new, changed and moved
    /// items, and removed items at their former places. Useful for filmstrips and for reviewing an update.
    ///
    /// ```swift
    /// Story("Sorted by name", list.showingChanges(from: unsorted))
    /// ```
    ///
    /// The moves are those of ``changes(from:)``: the fewest that explain the new order. Items without an identity get
    /// no marks. Removed items are not shown if they have no identity, if an item of the list has the same identity, or
    /// if their section was removed too.
    public func showingChanges(from old: ListView) -> ListView {
        let update = changes(from: old)
        var list = self
        func mark(_ path: RowPath, _ mark: ListItemMark) {
            guard let id = sections[path.section].contents[path.row].componentID else { return }
            list.marks[id] = mark
        }
        for path in update.inserted { mark(path, .inserted) }
        for path in update.reloaded { mark(path, .reloaded) }
        for move in update.moved {
            let section = old.sections[move.from.section]
            mark(
                move.to,
                section.id == sections[move.to.section].id
                    ? .moved(from: move.from.row + 1, to: move.to.row + 1)
                    : .movedFromSection(section.title ?? .verbatim(section.id.text)))
        }
        let known = Dictionary(
            list.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var present = Set(sections.flatMap { $0.contents.compactMap(\.componentID) })
        // The paths are in ascending order: when an item is put back, the removed ones before it are back already.
        for path in update.removed {
            let section = old.sections[path.section]
            let item = section.contents[path.row]
            guard let id = item.componentID, let number = known[section.id] else { continue }
            guard present.insert(id).inserted else { continue }
            list.marks[id] = .removed
            list.sections[number].contents.insert(item, at: min(path.row, list.sections[number].contents.count))
        }
        return list
    }
}
