/// A result that waits to be accepted: what was rendered, and what it was compared with.
package struct PendingSnapshot: Sendable {
    /// Which snapshot.
    package let id: SnapshotID
    /// What was rendered.
    package let content: SnapshotContent
    /// What differs; nil when there is no snapshot to compare with.
    package let pair: SnapshotPair?
    /// A problem with the snapshot that it would replace.
    package let damage: SnapshotDamage?
    /// The sides of a merge that left its markers in the snapshot.
    package var conflict: SnapshotConflict?
    /// The snapshot that it was compared with; nothing else is replaced by it.
    let replaces: SnapshotState
    /// The snapshot under a former name that it was compared with.
    var from: SnapshotOrigin?
}
