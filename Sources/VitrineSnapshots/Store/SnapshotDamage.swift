/// Why a snapshot that is there cannot be compared with. It counts as missing and is never overwritten without a word.
package enum SnapshotDamage: Error, Hashable, Sendable {
    /// The lines that a merge leaves where two sides changed the same.
    case mergeMarkers(line: Int)
    /// The end is not there.
    case cut
    /// The first line is not that of a snapshot.
    case notASnapshot
    /// A newer Vitrine wrote it.
    case newerFormat(Int)
    /// The system does not give it; its reason.
    case unreadable(String)
    /// The markup is no longer well-formed.
    case malformed(line: Int, column: Int, String)
    /// The file of the accessibility snapshot is missing.
    case noAccessibility
    /// A run was killed while it was writing this and others.
    case halfWritten
    /// The manifest has it, and the file is not there.
    case lost

    /// Whether there is something that recording would overwrite.
    package var isInTheWay: Bool { self != .lost }
}
