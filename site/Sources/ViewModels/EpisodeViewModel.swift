import Observation
import Vitrine

/// Plays an episode while its screen is visible, and remembers the position.
@Observable
final class EpisodeViewModel: LifecycleViewModel {
    private var title: String?
    private var status = EpisodeCard.Status.empty
    private var seconds = 0

    private static let length = 1900

    /// The content of the screen.
    var card: EpisodeCard {
        EpisodeCard(title: title, status: status, seconds: seconds, length: Self.length)
    }

    func didChange(state: LifecycleState) {
        switch state {
        case .didLoad:
            title = "How bees find their way home"
            seconds = 728
            status = .ready
        case .willAppear: status = .loading
        case .didAppear: status = .playing
        case .willDisappear:
            seconds += 94
            status = .paused
        case .didDisappear: status = .saved
        }
    }

    /// Skips forward, at most to the end.
    func skip(seconds: Int) {
        self.seconds = min(self.seconds + seconds, Self.length)
        if self.seconds == Self.length { status = .finished }
    }

    /// Plays the episode from the beginning.
    func restart() {
        seconds = 0
        status = .playing
    }
}
