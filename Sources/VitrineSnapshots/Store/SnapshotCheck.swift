/// The result of comparing a rendered story or page with its snapshot.
package struct SnapshotCheck: Sendable {
    /// The id of the snapshot.
    package let id: SnapshotID
    /// The result.
    package var outcome: SnapshotOutcome
    /// The rendered content; nil if it was known to be unchanged without parsing.
    package var content: SnapshotContent?
    /// The state of the snapshot at the time of the comparison: a later write replaces only this state.
    let seen: SnapshotState
    /// Whether the files of the snapshot are intact but the manifest does not list them correctly.
    package let isUnlisted: Bool
    /// The snapshot that the story was compared with, if it has another name.
    var from: SnapshotOrigin?
    /// The stored styles of the story and its current ones; nil if the current ones are not known.
    var styles: StyleState?

    /// Whether the story is shown with other stylesheets or pictures than before, even if these have no effect.
    package var hasOtherStyles: Bool { styles.map { $0.seen != nil && $0.seen != $0.now } ?? false }

    /// The id of the snapshot that the story was compared with.
    var kept: SnapshotID { from?.id ?? id }

    /// The old and the new styles of a story.
    struct StyleState: Sendable {
        var seen: StoryStyles?
        var now: StoryStyles
        /// Whether one of the stored stylesheets is missing or was changed.
        var isDamaged = false
    }
}
