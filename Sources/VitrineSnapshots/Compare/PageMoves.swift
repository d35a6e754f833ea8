import VitrineMarkup
import VitrineSupport

/// Finds content that moved from one page to another, such as a card, or parts of a page that was split or merged into
/// another one.
struct PageMoves {
    /// The index of a page and the index of a change on it.
    private struct Place: Hashable {
        var page: Int
        var change: Int
    }

    /// The maximum number of elements that are searched on one added or removed page.
    private static let elementLimit = 2_000
    /// The maximum number of added pages, and of removed pages, that are searched.
    private static let pageLimit = 200

    private var changed: [SiteComparison.ChangedPage]
    /// Changes that a move explains, so that they are not reported.
    private var explained: Set<Place> = []

    private init(_ changed: [SiteComparison.ChangedPage]) { self.changed = changed }

    /// Replaces changes with moves if content was removed from one page and added to another.
    ///
    /// - Parameters:
    ///   - new: the paths of added files; only pages are searched.
    ///   - gone: the paths of removed files; only pages are searched.
    ///   - page: returns a page of the second folder if `isNew` is true, otherwise of the first.
    /// - Returns: the pages with those moves.
    static func apply(
        to changed: [SiteComparison.ChangedPage], new: [String], gone: [String],
        page: (_ path: String, _ isNew: Bool) -> SnapshotTree?
    ) -> [SiteComparison.ChangedPage] {
        var moves = PageMoves(changed)
        moves.matchChanged()
        moves.match(new, isNew: true, page)
        moves.match(gone, isNew: false, page)
        return moves.result
    }

    /// Finds markup that was removed in exactly one place and added in exactly one place, on another page.
    private mutating func matchChanged() {
        let (removed, inserted) = (places(.removed), places(.inserted))
        guard !removed.isEmpty, !inserted.isEmpty else { return }
        for (markup, from) in removed {
            guard from.count == 1, let to = inserted[markup], to.count == 1, from[0].page != to[0].page else {
                continue
            }
            let (old, new) = (from[0], to[0])
            let paths = (changed[old.page].path, changed[new.page].path)
            move(new, markup, from: paths.0, to: paths.1)
            move(old, markup, from: paths.0, to: paths.1)
            changed[old.page].changes[old.change].isCounterpart = true
        }
    }

    /// Finds content that moved to an added page or from a removed one.
    private mutating func match(_ paths: [String], isNew: Bool, _ page: (String, Bool) -> SnapshotTree?) {
        var left = places(isNew ? .removed : .inserted).filter { $0.value.count == 1 }
        guard !left.isEmpty else { return }
        for path in paths.filter(PageName.isPage).prefix(Self.pageLimit) where !left.isEmpty {
            guard let tree = page(path, isNew) else { continue }
            let elements = tree.nodes.indices.filter { tree.nodes[$0].name != nil && tree.size($0) > 1 }
            for node in elements.prefix(Self.elementLimit) {
                let markup = SnapshotPrinter.text(node, in: tree).trimmed(to: ChangeWriter.markupLimit)
                guard let place = left.removeValue(forKey: markup)?.first else { continue }
                let own = changed[place.page].path
                move(place, markup, from: isNew ? own : path, to: isNew ? path : own)
            }
        }
    }

    /// The changed pages, without the changes that a move explains.
    private var result: [SiteComparison.ChangedPage] {
        guard !explained.isEmpty else { return changed }
        var result = changed
        for page in result.indices {
            result[page].changes = result[page].changes.enumerated().filter {
                !explained.contains(Place(page: page, change: $0.offset))
            }.map(\.element)
        }
        return result
    }

    /// Returns the places of the changes of a kind that may be part of a move, by the removed or added markup.
    private func places(_ kind: Change.Kind) -> [String: [Place]] {
        var found: [String: [Place]] = [:]
        for (page, entry) in changed.enumerated() {
            for (number, change) in entry.changes.enumerated() where change.kind == kind && !change.isAround {
                guard let markup = kind == .removed ? change.before : change.after, change.subject == .node,
                    change.effect?.isOfMarkup != false, markup.hasPrefix("<"), saysEnough(markup)
                else { continue }
                found[markup, default: []].append(Place(page: page, change: number))
            }
        }
        return found
    }

    private func saysEnough(_ markup: String) -> Bool {
        markup.contains(Change.component + "=") || markup.withoutTags.utf8.count >= 16
    }

    private mutating func move(_ place: Place, _ markup: String, from old: String, to new: String) {
        var change = changed[place.page].changes[place.change]
        // The landmarks inside the element moved with it.
        for (number, other) in changed[place.page].changes.enumerated()
        where other.kind == change.kind && other.effect?.isOfMarkup == true
            && other.element.hasPrefix(change.element + "/")
        {
            explained.insert(Place(page: place.page, change: number))
        }
        change.kind = .moved
        change.effect = nil
        change.layer = .markup
        change.label = Excerpt.of(markup.withoutTags)
        (change.before, change.after) = (Change.pagePrefix + old, Change.pagePrefix + new)
        changed[place.page].changes[place.change] = change
    }
}
