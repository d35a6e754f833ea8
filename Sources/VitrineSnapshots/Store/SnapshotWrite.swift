/// A planned write of one snapshot.
struct SnapshotWrite {
    var id: SnapshotID
    /// The state that the snapshot must still have, unless it already has the state after the write.
    var seen: SnapshotState
    var action: Action
    /// The snapshot that is removed because this one replaces it.
    var from: SnapshotOrigin?

    enum Action {
        /// Writes the files and the line in the manifest.
        case put(SnapshotContent)
        /// Writes the line in the manifest. The files exist; if their names are those of format 1, they are renamed.
        case list
        case remove
    }

    /// The state after the write.
    var result: SnapshotState {
        switch action {
        case .put(let content): .intact(content.hash)
        case .list: seen
        case .remove: .absent
        }
    }
}
