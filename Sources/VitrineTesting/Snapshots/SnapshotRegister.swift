import Synchronization
import VitrineSnapshots

/// Records which snapshots were compared in this run, so that two different results never share a snapshot. It also
/// keeps one store per folder, so that the lists in the folder, such as the manifest, are not read for every snapshot.
final class SnapshotRegister: Sendable {
    static let shared = SnapshotRegister()

    private struct Key: Hashable {
        var folder: String
        var id: SnapshotID
    }

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

    /// Records the first use of a snapshot.
    /// - Returns: the first use of the snapshot if its result was different; otherwise nil.
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
