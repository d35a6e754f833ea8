import Vitrine

/// Shows the code, and below it the values that the publisher sent for each line.
struct PublisherTraceView: ComponentView {
    let trace: PublisherTrace

    init(viewModel: PublisherTrace) { trace = viewModel }

    func body(_ html: HTML) {
        html.div(.class("trace")) {
            html.pre(.lang("en"), .dir("ltr")) { html.code(trace.code.joined(separator: "\n")) }
            html.table {
                html.thead {
                    html.tr {
                        html.th(html.localized("What is done"), .scope("col"))
                        html.th(html.localized("What is sent"), .scope("col"))
                    }
                }
                html.tbody {
                    row(trace.initially, html) { html.text(LocalizedText("Subscribing")) }
                    for step in trace.steps {
                        row(step.sends, html) { html.code(step.does, .dir("ltr")) }
                    }
                }
            }
        }
    }

    private func row(_ sent: [String], _ html: HTML, what: () -> Void) {
        html.tr {
            html.th(.scope("row")) { what() }
            html.td {
                guard !sent.isEmpty else {
                    return html.span(html.localized("Nothing is sent"), .class("trace-nothing"))
                }
                for (index, value) in sent.enumerated() {
                    if index > 0 { html.text(" ") }
                    html.code(value, .dir("ltr"))
                }
            }
        }
    }
}
