import Synchronization

/// Pages of both folders in canonical form, shared by several steps: the search for renamed pages, the comparison, the
/// search for moves between pages, and the review. A page for which there is no room is parsed again when it is needed,
/// so the limit affects only the time, not the results.
package final class ParsedPages: Sendable {
    private struct Key: Hashable {
        var side: ComparisonProblem.Side
        var path: String
    }

    private struct State {
        var pages: [Key: SnapshotTree] = [:]
        var size = 0
    }

    /// The maximum number of nodes that are kept.
    private let limit: Int
    private let state = Mutex(State())

    /// Creates an empty collection.
    /// - Parameter limit: the maximum number of nodes of all pages together.
    package init(limit: Int = 100_000) { self.limit = limit }

    /// Keeps a page if there is room for it.
    package func keep(_ page: SnapshotTree, _ path: String, on side: ComparisonProblem.Side) {
        state.withLock { state in
            guard state.size + page.nodes.count <= limit else { return }
            let former = state.pages.updateValue(page, forKey: Key(side: side, path: path))
            state.size += page.nodes.count - (former?.nodes.count ?? 0)
        }
    }

    /// Returns a page that was kept.
    package func page(_ path: String, on side: ComparisonProblem.Side) -> SnapshotTree? {
        state.withLock { $0.pages[Key(side: side, path: path)] }
    }
}
