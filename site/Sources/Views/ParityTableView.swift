import Vitrine

/// Shows capabilities as a list: what it was, what it is, what proves it, where to look.
struct ParityTableView: ComponentView {
    let table: ParityTable

    init(viewModel: ParityTable) { table = viewModel }

    func body(_ html: HTML) {
        html.section(.class("parity")) {
            html.h2(table.title, .lang("en"), .dir("ltr"))
            html.ul(.role("list"), .lang("en"), .dir("ltr")) {
                for line in table.lines { html.li { entry(line, html) } }
            }
        }
    }

    private func entry(_ line: ParityTable.Line, _ html: HTML) {
        html.h3 { marked(line.capability, html) }
        html.p { marked(line.form, html) }
        if let reason = line.reason { html.p(.class("parity-reason")) { marked(reason, html) } }
        html.p(.class("parity-proof")) {
            for test in line.tests { html.code(test) }
            for page in line.pages {
                html.a(page, .href(html.link(to: .string(page))))
            }
        }
    }

    /// A text with code between backticks, as in the data file.
    private func marked(_ text: String, _ html: HTML) {
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) { html.text(String(part)) } else { html.code(String(part)) }
        }
    }
}
