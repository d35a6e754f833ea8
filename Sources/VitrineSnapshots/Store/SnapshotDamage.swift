/// The reason why an existing snapshot cannot be used for a comparison. Such a snapshot is treated as missing, but is
/// never overwritten silently.
package enum SnapshotDamage: Error, Hashable, Sendable {
    /// The snapshot has merge markers.
    case mergeMarkers(line: Int)
    /// The end of the file is missing.
    case cut
    /// The first line is not that of a snapshot.
    case notASnapshot
    /// A newer version of Vitrine wrote the snapshot.
    case newerFormat(Int)
    /// The file cannot be read, for the reason that the system gives.
    case unreadable(String)
    /// The markup is no longer well-formed.
    case malformed(line: Int, column: Int, String)
    /// The file of the accessibility snapshot is missing.
    case noAccessibility
    /// A run was killed while it was writing this snapshot and others.
    case halfWritten
    /// The manifest lists the snapshot, but its file is missing.
    case lost

    /// Whether recording would overwrite something.
    package var isInTheWay: Bool { self != .lost }
}
