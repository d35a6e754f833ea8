import Vitrine

/// A person who steers a boat: a portrait, or the initials if there is none.
struct Captain: Component, Identifiable {
    let id: String
    var name: String
    var portrait: String?
}

struct CaptainView: ComponentView {
    let captain: Captain
    init(viewModel: Captain) { captain = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("captain")) {
            if let portrait = captain.portrait {
                html.img(.src(html.asset(portrait)), .alt(""), .width(48), .height(48))
            } else {
                html.span(html.context.formatters.initials(of: captain.name) ?? "", .aria("hidden", "true"))
            }
            html.figcaption(captain.name)
        }
    }
}
