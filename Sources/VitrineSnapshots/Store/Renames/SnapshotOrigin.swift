/// The snapshot that a story has under its former name.
struct SnapshotOrigin: Hashable, Sendable {
    var id: SnapshotID
    /// The state at the time of the comparison; the snapshot is moved only if it is still in this state.
    var state: SnapshotState
}
