/// What became of snapshots that were to be written.
package struct SnapshotWriteReport: Hashable, Sendable {
    /// Those that were written, accepted or removed, in order.
    package internal(set) var written: [SnapshotID] = []
    /// Those that were left as they are, with the reason as the rest of a sentence.
    package internal(set) var refused: [Refusal] = []
    /// Whether the manifest was of an earlier format or had merge markers or other lines, and no longer has any.
    package internal(set) var mendsManifest = false
    /// How many snapshots only have other stylesheets now, which do nothing else to them.
    package internal(set) var styled = 0

    /// A snapshot that was left as it is.
    package struct Refusal: Hashable, Sendable {
        /// Which.
        package var id: SnapshotID
        /// Why.
        package var cause: Cause
    }

    /// Why a snapshot was left as it is.
    package enum Cause: Hashable, Sendable {
        /// It is no longer what it was compared with.
        case changedSince
        /// It is damaged; what would replace it.
        case damaged(SnapshotDamage, Remedy)
    }

    /// What replaces a damaged snapshot.
    package enum Remedy: Hashable, Sendable {
        /// `record --all`
        case recordAll
        /// `accept` with its name
        case acceptByName
    }
}
