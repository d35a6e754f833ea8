/// A change that was accepted while other changes of the same pending result were not.
package struct AcceptedChange: Hashable, Sendable {
    /// The snapshot.
    package var id: SnapshotID
    /// The digest of the reviewed result; a result of a later check has another digest.
    package var hash: String
    /// The signature of the change.
    package var change: String

    /// Creates an accepted change of a result.
    package init(id: SnapshotID, hash: String, change: String) {
        (self.id, self.hash, self.change) = (id, hash, change)
    }
}
