/// A change that was accepted while other changes of the same pending result were not.
package struct AcceptedChange: Hashable, Sendable {
    /// The id of the snapshot.
    package var id: SnapshotID
    /// The digest of the reviewed result, so that the acceptance does not apply to a different result of a later check.
    package var hash: String
    /// The digest of the change's signature.
    package var change: String

    /// Creates an accepted change of a result.
    package init(id: SnapshotID, hash: String, change: String) {
        (self.id, self.hash, self.change) = (id, hash, change)
    }
}
