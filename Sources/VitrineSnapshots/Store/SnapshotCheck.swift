/// What comparing a rendered story or page with its snapshot gave.
package struct SnapshotCheck: Sendable {
    /// Which snapshot.
    package let id: SnapshotID
    /// How it went.
    package let outcome: SnapshotOutcome
    /// What was rendered; nil when it was proven the same without being read.
    package let content: SnapshotContent?
    /// What stood in the store while it was compared: what is written later replaces this and nothing else.
    let seen: SnapshotState
    /// Whether the snapshot is right and the manifest does not have it as it is.
    package let isUnlisted: Bool
}
