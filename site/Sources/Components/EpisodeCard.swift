import Vitrine

/// An episode in a player.
struct EpisodeCard: Component {
    var title: String?
    var status: Status
    /// The position in the episode, in seconds.
    var seconds: Int
    /// The length of the episode, in seconds.
    var length: Int

    /// The state of the player.
    enum Status: String, Hashable, Sendable, CaseIterable {
        case empty, ready, loading, playing, paused, saved, finished
    }
}
