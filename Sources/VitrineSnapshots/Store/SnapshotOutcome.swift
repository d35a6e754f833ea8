/// How a comparison with a snapshot went.
package enum SnapshotOutcome: Sendable {
    /// The snapshot says the same.
    case same
    /// The snapshot says something else.
    case changed(SnapshotPair)
    /// There is no snapshot.
    case missing
    /// There is a snapshot that cannot be compared with.
    case unreadable(SnapshotDamage)
}
