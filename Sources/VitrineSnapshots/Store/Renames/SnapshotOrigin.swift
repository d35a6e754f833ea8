/// The snapshot that a story has under its former name.
struct SnapshotOrigin: Hashable, Sendable {
    var id: SnapshotID
    /// What it was compared as; nothing else is moved.
    var state: SnapshotState
}
