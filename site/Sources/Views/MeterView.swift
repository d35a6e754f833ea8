import Vitrine

/// Shows the progress with a `meter` element.
struct MeterView: ComponentView {
    let meter: Meter

    init(viewModel: Meter) { meter = viewModel }

    func body(_ html: HTML) {
        let share = html.localized("\(meter.done) of \(meter.total)")
        html.div(.class("gauge")) {
            html.label {
                html.span(html.localized(meter.title))
                html.meter(share, .min("0"), .max("\(meter.total)"), .value("\(meter.done)"))
            }
            html.span(share, .class("gauge-share"))
        }
    }
}
