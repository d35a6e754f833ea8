import Vitrine

struct BadgeView: ComponentView {
    let badge: Badge

    init(viewModel: Badge) { badge = viewModel }

    func body(_ html: HTML) {
        html.span(html.localized(badge.text), .class("badge"), .class(badge.tone.rawValue), .dir("auto"))
    }
}
