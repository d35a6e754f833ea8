import Synchronization
import VitrineSnapshots

/// Records which snapshots were compared in this run, so that two different results never share a snapshot. It also
/// keeps one store per folder, because each store has a cache of the files that it has read.
final class SnapshotRegister: Sendable {
    static let shared = SnapshotRegister()

    private struct Key: Hashable {
        var folder: String
        var id: SnapshotID
    }

    /// A use of a snapshot in a test.
    struct Use: Hashable {
        var hash: String
        /// The file and the line: `TodoTests.swift:14`.
        var place: String
        /// The name of the test; nil outside of Swift Testing.
        var test: String?
    }

    private struct State {
        var stores: [String: SnapshotStore] = [:]
        var uses: [Key: Use] = [:]
    }

    private let state = Mutex(State())

    func store(_ folder: String) -> SnapshotStore {
        state.withLock { state in
            if let store = state.stores[folder] { return store }
            let store = SnapshotStore(folder)
            state.stores[folder] = store
            return store
        }
    }

    /// Records that a snapshot is used.
    /// - Returns: an earlier use of the same snapshot with a different result; nil if there is none.
    func use(_ id: SnapshotID, in folder: String, _ use: Use) -> Use? {
        state.withLock { state in
            let key = Key(folder: folder, id: id)
            guard let known = state.uses[key] else {
                state.uses[key] = use
                return nil
            }
            return known.hash == use.hash ? nil : known
        }
    }
}
