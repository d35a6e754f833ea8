/// The result of writing snapshots.
package struct SnapshotWriteReport: Hashable, Sendable {
    /// The snapshots that were written, accepted or removed, in the order of writing.
    package internal(set) var written: [SnapshotID] = []
    /// The snapshots that were left as they are, with the reasons.
    package internal(set) var refused: [Refusal] = []
    /// Whether the manifest had an earlier format, conflict markers or unknown lines, and was corrected.
    package internal(set) var mendsManifest = false
    /// The number of snapshots for which only styles without an effect were accepted.
    package internal(set) var styled = 0

    /// A snapshot that was left as it is.
    package struct Refusal: Hashable, Sendable {
        /// The id of the snapshot.
        package var id: SnapshotID
        /// The reason.
        package var cause: Cause
    }

    /// The reason why a snapshot was left as it is.
    package enum Cause: Hashable, Sendable {
        /// The snapshot, its styles or the snapshot under its former name has changed since the comparison.
        case changedSince
        /// The snapshot is damaged; `Remedy` is the way to replace it.
        case damaged(SnapshotDamage, Remedy)
    }

    /// The way to replace a damaged snapshot.
    package enum Remedy: Hashable, Sendable {
        /// Running `record --all`.
        case recordAll
        /// Running `accept` with the name of the snapshot.
        case acceptByName
    }
}
