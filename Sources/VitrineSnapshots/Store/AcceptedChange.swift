/// A change of a waiting result that was accepted while other changes of the result were not.
package struct AcceptedChange: Hashable, Sendable {
    /// The snapshot.
    package var id: SnapshotID
    /// The digest of what was looked at; a result of a later check is another one.
    package var hash: String
    /// The signature of the change.
    package var change: String

    /// A change of a result.
    package init(id: SnapshotID, hash: String, change: String) {
        (self.id, self.hash, self.change) = (id, hash, change)
    }
}
