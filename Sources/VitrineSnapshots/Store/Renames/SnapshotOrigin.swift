/// The snapshot that a story has under its former name.
struct SnapshotOrigin: Hashable, Sendable {
    var id: SnapshotID
    /// The state of the snapshot at the time of the comparison; it is moved only if it is still in that state.
    var state: SnapshotState
}
