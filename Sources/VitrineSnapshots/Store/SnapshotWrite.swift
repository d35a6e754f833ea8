/// What is to happen to one snapshot.
struct SnapshotWrite {
    var id: SnapshotID
    /// What must still are there.
    var seen: SnapshotState
    var action: Action
    /// The snapshot that goes because this one comes in its place.
    var from: SnapshotOrigin?

    enum Action {
        /// Writes the files and the line in the manifest.
        case put(SnapshotContent)
        /// Writes the line in the manifest for what is there.
        case list
        case remove
    }

    /// What is there later.
    var result: SnapshotState {
        switch action {
        case .put(let content): .intact(content.hash)
        case .list: seen
        case .remove: .absent
        }
    }
}
