import VitrineSite
import VitrineSnapshots

/// Compares the rendered pages of one worker with their snapshots.
final class SnapshotReceiver: PageReceiver {
    private let maker: SnapshotMaker
    private let store: SnapshotStore
    private let ids: [String: SnapshotID]
    private let results: SnapshotResults

    init(ids: [String: SnapshotID], maker: SnapshotMaker, store: SnapshotStore, results: SnapshotResults) {
        self.maker = maker
        self.store = store
        self.ids = ids
        self.results = results
    }

    func receive(_ page: RenderedPage) {
        if let (before, after) = page.surroundings {
            results.set(StoryFrame(path: page.page.path, before: before, after: after))
        }
        guard let id = ids[page.page.path] else { return }
        guard page.problems.isEmpty else {
            return results.add(.init(id: id, message: page.problems.joined(separator: "\n")))
        }
        do throws(SnapshotProblem) {
            let found = try store.checkRemembering(id, markup: page.bytes, with: maker)
            results.add(found.check, found.hits)
        } catch {
            results.add(.init(id: id, message: "\(error)"))
        }
    }
}
