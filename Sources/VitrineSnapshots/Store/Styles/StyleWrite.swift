/// A change of the styles of a snapshot.
struct StyleWrite {
    var id: SnapshotID
    /// The stored styles that are expected; nil if none are expected.
    var seen: StoryStyles?
    var now: StoryStyles

    /// Returns whether the stored styles are still the expected ones, or already the new ones.
    func fits(_ kept: StoryStyles?) -> Bool { kept == seen || kept == now }
}
