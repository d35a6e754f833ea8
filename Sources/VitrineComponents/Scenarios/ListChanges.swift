/// Describes the changes between two states of a list in sentences: first open actions, refreshing and layout, then
/// sections, then items. Marks are mentioned only if there is no other sentence.
enum ListChanges {
    static func sentences(from old: ListView, to new: ListView) -> [LocalizedText] {
        let (before, after) = (present(old), present(new))
        let sentences = gestures(old, new) + sections(before, after) + items(before, after)
        guard sentences.isEmpty, old.marks != new.marks else { return sentences }
        return [new.marks.isEmpty ? "The changes are no longer marked." : "The changes are marked."]
    }

    /// Returns the list without the items that are shown only because they are marked as removed.
    private static func present(_ list: ListView) -> ListView {
        var present = list
        for index in present.sections.indices {
            present.sections[index].contents.removeAll { item in
                item.componentID.flatMap { list.marks[$0] } == .removed
            }
        }
        return present
    }

    private static func gestures(_ old: ListView, _ new: ListView) -> [LocalizedText] {
        var sentences: [LocalizedText] = []
        if old.openActions != new.openActions {
            if let id = new.openActions, let name = name(of: id, in: new) {
                sentences.append("The actions of “\(name)” are now shown.")
            } else if let id = old.openActions, let name = name(of: id, in: old) {
                sentences.append("The actions of “\(name)” are now hidden.")
            }
        }
        if old.isRefreshing != new.isRefreshing {
            sentences.append(new.isRefreshing ? "The list is being refreshed." : "The list is up to date.")
        }
        if old.layout != new.layout { sentences.append("The list has a different layout.") }
        return sentences
    }

    private static func sections(_ old: ListView, _ new: ListView) -> [LocalizedText] {
        let update = new.changes(from: old)
        func title(_ id: ItemID, in list: ListView) -> LocalizedText? {
            list.sections.first { $0.id == id }.map { Self.title(of: $0) }
        }
        return update.insertedSections.compactMap { title($0, in: new) }.map { "\($0) appeared." }
            + update.removedSections.compactMap { title($0, in: old) }.map { "\($0) disappeared." }
    }

    private static func items(_ old: ListView, _ new: ListView) -> [LocalizedText] {
        let update = new.changes(from: old)
        func item(_ path: RowPath, in list: ListView) -> (section: ListViewSection, name: LocalizedText) {
            let section = list.sections[path.section]
            return (section, name(of: section.contents[path.row]))
        }
        let inserted = update.inserted.map { path -> LocalizedText in
            let (section, name) = item(path, in: new)
            return "\(title(of: section)): “\(name)” appeared."
        }
        let moved = update.moved.map { move -> LocalizedText in
            let (section, name) = item(move.to, in: new)
            return old.sections[move.from.section].id == section.id
                ? "“\(name)” moved from place \(move.from.row + 1) to place \(move.to.row + 1)."
                : "“\(name)” moved to \(title(of: section))."
        }
        let changed = update.reloaded.map { path -> LocalizedText in
            "The content of “\(item(path, in: new).name)” changed."
        }
        let removed = update.removed.map { path -> LocalizedText in
            let (section, name) = item(path, in: old)
            return "\(title(of: section)): “\(name)” disappeared."
        }
        return inserted + moved + changed + removed
    }

    private static func title(of section: ListViewSection) -> LocalizedText {
        section.title ?? .verbatim(section.id.text)
    }

    private static func name(of id: ItemID, in list: ListView) -> LocalizedText? {
        list.sections.lazy.flatMap(\.contents).first { $0.componentID == id }.map { name(of: $0) }
    }

    /// Returns the name of an item: its display name, the text of its row, its identity or its type, whichever is found
    /// first.
    private static func name(of item: AnyListViewItem) -> LocalizedText {
        if let name = item.displayName { return .verbatim(name) }
        if case .list(let row) = item.configuration {
            switch row.text {
            case .string(let text): return .verbatim(text)
            case .attributed(let text): return .verbatim(text.runs.map(\.text).joined())
            case .localized(let text): return text
            case nil: break
            }
        }
        return .verbatim(item.componentID?.text ?? TypeName.short(type(of: item.base)))
    }
}
