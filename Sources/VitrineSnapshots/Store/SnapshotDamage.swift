/// The reason why a snapshot cannot be used for a comparison. Damaged files are overwritten only if all snapshots are
/// recorded, or if the result is accepted by name.
package enum SnapshotDamage: Error, Hashable, Sendable {
    /// The snapshot has conflict markers.
    case mergeMarkers(line: Int)
    /// The end of the file is missing.
    case cut
    /// The first line is not that of a snapshot.
    case notASnapshot
    /// A newer version of Vitrine wrote the snapshot.
    case newerFormat(Int)
    /// A file cannot be read, or the parser cannot be started; the payload is the reason.
    case unreadable(String)
    /// The markup is no longer well-formed.
    case malformed(line: Int, column: Int, String)
    /// The file of the accessibility snapshot is missing.
    case noAccessibility
    /// A run was killed while it was writing snapshots, including this one.
    case halfWritten
    /// The manifest lists the snapshot, but its file is missing.
    case lost

    /// Whether recording would overwrite something.
    package var isInTheWay: Bool { self != .lost }

    /// Whether a newer version of Vitrine wrote the snapshot. It can be compared after an update, so messages do not
    /// suggest replacing it.
    package var isNewer: Bool { if case .newerFormat = self { true } else { false } }
}
