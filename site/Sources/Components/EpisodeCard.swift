import Vitrine

/// An episode in a player.
struct EpisodeCard: Component {
    var title: String?
    var status: Status
    /// How far it was played.
    var seconds: Int
    /// How long it is, in seconds.
    var length: Int

    /// What the player does.
    enum Status: String, Hashable, Sendable, CaseIterable {
        case empty, ready, loading, playing, paused, saved, finished
    }
}
