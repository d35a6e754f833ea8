import Vitrine

/// The name of the harbor at the top of a page, with the number of free boats.
struct HarborHeader: Component {
    var title: LocalizedText
    var free: Int
}

struct HarborHeaderView: ComponentView {
    let header: HarborHeader
    init(viewModel: HarborHeader) { header = viewModel }

    func body(_ html: HTML) {
        html.div(.class("harbor")) {
            html.p(html.localized(header.title))
            html.p(html.localized("\(header.free) boats are free"))
        }
    }
}

/// A line with the colors of the harbor's flag, which are in `assets/site.css`.
struct Pennant: Component {
    var text: LocalizedText
}

struct PennantView: ComponentView {
    let pennant: Pennant
    init(viewModel: Pennant) { pennant = viewModel }

    func body(_ html: HTML) {
        html.p(html.localized(pennant.text), .class("pennant"))
    }
}

/// Opening hours: a table.
struct Hours: Component {
    struct Line: Hashable, Sendable {
        var days: LocalizedText
        var hours: String
    }

    var lines: [Line]
}

struct HoursView: ComponentView {
    let hours: Hours
    init(viewModel: Hours) { hours = viewModel }

    func body(_ html: HTML) {
        html.table(.class("hours")) {
            html.caption(html.localized("Opening hours"))
            html.tbody {
                for line in hours.lines {
                    html.tr {
                        html.th(html.localized(line.days), .scope("row"))
                        html.td(line.hours)
                    }
                }
            }
        }
    }
}
