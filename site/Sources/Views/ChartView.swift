import Vitrine

/// Draws bars as SVG. They grow from the start of the line. Below them, readers can open a table with the numbers.
struct ChartView: ComponentView {
    let chart: Chart

    private let rowHeight = 28
    private let labelWidth = 110
    private let barWidth = 480
    private let totalWidth = 50

    init(viewModel: Chart) { chart = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("chart")) {
            html.figcaption(html.localized(chart.title))
            drawing(html)
            html.details {
                html.summary(html.localized("Numbers"))
                table(html)
            }
        }
    }

    private func drawing(_ html: HTML) {
        let largest = max(chart.bars.map(\.total).max() ?? 0, 1)
        let width = labelWidth + barWidth + totalWidth
        let box = "0 0 \(width) \(chart.bars.count * rowHeight)"
        let isMirrored = html.context.direction == .rightToLeft
        func left(_ start: Int, _ size: Int = 0) -> String { "\(isMirrored ? width - start - size : start)" }
        html.svg(.viewBox(box), .role("img"), .aria("label", html.localized("\(chart.title), as bars"))) { svg in
            for (index, bar) in chart.bars.enumerated() {
                let done = bar.done * barWidth / largest
                let open = bar.open * barWidth / largest
                svg.g(.transform("translate(0 \(index * rowHeight))")) {
                    svg.text(
                        html.localized(bar.label), .class("chart-label"), .x(left(labelWidth - 10)), .y("18"),
                        .textAnchor(isMirrored ? "start" : "end"))
                    svg.rect(.class("chart-done"), .x(left(labelWidth, done)), .y("4"), .width(done), .height(18))
                    svg.rect(
                        .class("chart-open"), .x(left(labelWidth + done, open)), .y("4"), .width(open), .height(18))
                    svg.text(
                        html.context.formatters.string(from: bar.total), .class("chart-total"),
                        .x(left(labelWidth + done + open + 8)), .y("18"), .textAnchor(isMirrored ? "end" : "start"))
                }
            }
        }
    }

    private func table(_ html: HTML) {
        html.table {
            html.thead {
                html.tr {
                    for title: LocalizedText in ["List", "Done", "Open"] {
                        html.th(html.localized(title), .scope("col"))
                    }
                }
            }
            html.tbody {
                for bar in chart.bars {
                    html.tr {
                        html.th(.scope("row")) { html.a(html.localized(bar.label), .href(html.link(to: bar.section))) }
                        html.td(html.context.formatters.string(from: bar.done))
                        html.td(html.context.formatters.string(from: bar.open))
                    }
                }
            }
        }
    }
}
