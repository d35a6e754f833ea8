import Vitrine

/// A short label for a boat.
struct Badge: Component {
    enum Kind: String, Hashable, CaseIterable, Decodable {
        case free, booked, inRepair
    }

    var kind: Kind
}

struct BadgeView: ComponentView {
    let badge: Badge
    init(viewModel: Badge) { badge = viewModel }

    func body(_ html: HTML) {
        html.span(html.localized(words), .class("badge"), .class(badge.kind.rawValue))
    }

    private var words: LocalizedText {
        switch badge.kind {
        case .free: "Free"
        case .booked: "Booked"
        case .inRepair: "In repair"
        }
    }
}
