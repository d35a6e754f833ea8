import Foundation
import Vitrine

/// The time of high water.
struct Tide: Component {
    var high: Date
}

struct TideView: ComponentView {
    let tide: Tide
    init(viewModel: Tide) { tide = viewModel }

    func body(_ html: HTML) {
        html.dl(.class("tide")) {
            html.dt(html.localized("High water"))
            html.dd { html.moment(tide.high, style: .time) }
            html.dd { html.moment(tide.high, html.context.formatters.timeAgoInWords(since: tide.high)) }
        }
    }
}
