import Vitrine

/// Shows an episode: the state of the player, the title, and the position.
struct EpisodeCardView: ComponentView {
    let card: EpisodeCard

    init(viewModel: EpisodeCard) { card = viewModel }

    func body(_ html: HTML) {
        html.div(.class("episode"), .class(card.status.rawValue)) {
            html.svg(.viewBox("0 0 20 20"), .width(20), .height(20), .aria("hidden", "true")) { svg in
                svg.path(.d(outline))
            }
            html.div(.class("episode-text")) {
                if let title = card.title {
                    html.h3(title, .dir("auto"))
                    html.p(html.localized(words), .class("episode-status"))
                } else {
                    html.p(html.localized("No episode"), .class("episode-status"))
                }
            }
            if card.title != nil { progress(html) }
        }
    }

    private func progress(_ html: HTML) {
        let share = html.localized("\(time(card.seconds)) of \(time(card.length))")
        html.div(.class("episode-progress")) {
            html.progress(
                share, .max("\(card.length)"), .value("\(card.seconds)"), .aria("label", html.localized("Played")))
            html.span(share, .class("episode-time"))
        }
    }

    private func time(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    private var words: LocalizedText {
        switch card.status {
        case .empty, .ready: "Ready"
        case .loading: "Loading"
        case .playing: "Playing"
        case .paused: "Paused"
        case .saved: "Saved for later"
        case .finished: "Heard to the end"
        }
    }

    private var outline: String {
        switch card.status {
        case .empty, .ready: "M7 5l8 5-8 5z"
        case .loading: "M10 3a7 7 0 1 0 7 7"
        case .playing: "M7 5l8 5-8 5z"
        case .paused: "M7 5v10M13 5v10"
        case .saved: "M6 3h8v14l-4-3-4 3z"
        case .finished: "M5 10.5l3.5 3.5 6.5-8"
        }
    }
}
