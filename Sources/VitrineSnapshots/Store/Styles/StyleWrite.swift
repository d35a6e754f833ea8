/// With what a snapshot is shown from now on.
struct StyleWrite {
    var id: SnapshotID
    /// What must still be kept; nil for nothing.
    var seen: StoryStyles?
    var now: StoryStyles

    /// Whether what is kept is still that, or is right already.
    func fits(_ kept: StoryStyles?) -> Bool { kept == seen || kept == now }
}
