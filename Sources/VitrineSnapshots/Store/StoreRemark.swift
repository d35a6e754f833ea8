/// A note about a store as a whole.
package enum StoreRemark: Hashable, Sendable {
    /// The manifest or another list of the store cannot be read.
    case unreadableList(path: String, SnapshotDamage)
    /// The manifest was written by a newer version.
    case newerManifest(path: String, version: Int)
    /// The manifest has an earlier format.
    case formerManifest(path: String)
    /// The store has a format without styles, or its list of styles is missing.
    case noStyles(path: String)
    /// The list of styles has contradictory lines for `ids`, as after a merge of two changes.
    case contradictingStyles(path: String, ids: [SnapshotID])
    /// A merge left conflict markers in the manifest.
    case mergeMarkers(path: String)
    /// A line does not belong in a manifest.
    case strangeLine(path: String, line: Int)
    /// A run was killed while it was writing `intended` snapshots; `written` are those that it wrote completely but did
    /// not add to the manifest.
    case unfinished(folder: String, intended: Int, written: [SnapshotID])
}
