/// A snapshot whose story has been renamed.
package struct SnapshotRename: Hashable, Sendable {
    /// The name that the snapshot has in the store.
    package var from: SnapshotID
    /// The name that the story has now.
    package var to: SnapshotID
    /// The similarity of the content in percent.
    package var likeness: Int

    /// The rename as a sentence: `badge/new is now badge/fresh, 94% the same`.
    package var sentence: String { PageRename(from: "\(from)", to: "\(to)", likeness: likeness).sentence }
}
