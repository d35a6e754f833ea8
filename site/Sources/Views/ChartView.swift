import Vitrine

/// Draws bars as SVG, with the same numbers in a table for whoever cannot see them.
struct ChartView: ComponentView {
    let chart: Chart

    private let rowHeight = 28
    private let labelWidth = 90
    private let barWidth = 500

    init(viewModel: Chart) { chart = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("chart")) {
            html.figcaption(chart.title)
            drawing(html)
            html.details {
                html.summary("Numbers")
                table(html)
            }
        }
    }

    private func drawing(_ html: HTML) {
        let largest = max(chart.bars.map(\.total).max() ?? 0, 1)
        let box = "0 0 \(labelWidth + barWidth + 50) \(chart.bars.count * rowHeight)"
        html.svg(.viewBox(box), .role("img"), .aria("label", "\(chart.title), as bars")) { svg in
            for (index, bar) in chart.bars.enumerated() {
                let done = bar.done * barWidth / largest
                let open = bar.open * barWidth / largest
                svg.g(.transform("translate(0 \(index * rowHeight))")) {
                    svg.text(bar.label, .class("chart-label"), .x("\(labelWidth - 10)"), .y("18"), .textAnchor("end"))
                    svg.rect(.class("chart-done"), .x("\(labelWidth)"), .y("4"), .width(done), .height(18))
                    svg.rect(.class("chart-open"), .x("\(labelWidth + done)"), .y("4"), .width(open), .height(18))
                    svg.text("\(bar.total)", .class("chart-total"), .x("\(labelWidth + done + open + 8)"), .y("18"))
                }
            }
        }
    }

    private func table(_ html: HTML) {
        html.table {
            html.thead {
                html.tr {
                    for title in ["List", "Done", "Open"] { html.th(title, .scope("col")) }
                }
            }
            html.tbody {
                for bar in chart.bars {
                    html.tr {
                        html.th(.scope("row")) { html.a(bar.label, .href(html.link(to: bar.section))) }
                        html.td { html.text(bar.done) }
                        html.td { html.text(bar.open) }
                    }
                }
            }
        }
    }
}
