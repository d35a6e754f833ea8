/// The result of a comparison with a snapshot.
package enum SnapshotOutcome: Sendable {
    /// The story is equal to its snapshot.
    case same
    /// The story differs from its snapshot.
    case changed(SnapshotPair)
    /// There is no snapshot.
    case missing
    /// There is a snapshot, but it cannot be used for a comparison.
    case unreadable(SnapshotDamage)
}
