/// What comparing a rendered story or page with its snapshot gave.
package struct SnapshotCheck: Sendable {
    /// Which snapshot.
    package let id: SnapshotID
    /// How it went.
    package var outcome: SnapshotOutcome
    /// What was rendered; nil when it was proven the same without being read.
    package var content: SnapshotContent?
    /// What was in the store while it was compared: what is written later replaces this and nothing else.
    let seen: SnapshotState
    /// Whether the snapshot is right and the manifest does not have it as it is.
    package let isUnlisted: Bool
    /// The snapshot that it was compared with, where that has another name.
    var from: SnapshotOrigin?
    /// The styles that are kept and those that it is shown with; nil if they were not compared.
    var styles: StyleState?

    /// Whether it is shown with other stylesheets or pictures than before, whatever they do.
    package var hasOtherStyles: Bool { styles.map { $0.seen != nil && $0.seen != $0.now } ?? false }

    /// The snapshot that it was compared with.
    var kept: SnapshotID { from?.id ?? id }

    /// What a story was and is shown with.
    struct StyleState: Sendable {
        var seen: StoryStyles?
        var now: StoryStyles
        /// Whether the stylesheets that it was shown with can no longer be read.
        var isDamaged = false
    }
}
