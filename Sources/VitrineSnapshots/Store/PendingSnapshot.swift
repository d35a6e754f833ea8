/// A pending result: the rendered content, and its differences from the snapshot.
package struct PendingSnapshot: Sendable {
    /// The id of the snapshot.
    package let id: SnapshotID
    /// The rendered content.
    package let content: SnapshotContent
    /// The differences from the snapshot or, for a renamed story, from the snapshot under its former name; nil if there
    /// is none that can be compared.
    package let pair: SnapshotPair?
    /// A problem with the snapshot that this result would replace.
    package let damage: SnapshotDamage?
    /// The sides of the merge, if the snapshot has conflict markers.
    package var conflict: SnapshotConflict?
    /// The state of the snapshot with this id when the result was compared. The result replaces the snapshot only if it
    /// is still in this state.
    let replaces: SnapshotState
    /// The snapshot under a former name that the result was compared with; nil if the story was not renamed.
    var from: SnapshotOrigin?
}
