import Vitrine

/// Shows capabilities as a list: the original, the equivalent in Vitrine, links to pages, and the tests.
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
        html.div {
            html.p { marked(line.form, html) }
            if let reason = line.reason { html.p(.class("parity-reason")) { marked(reason, html) } }
            html.div(.class("parity-proof")) {
                if !line.pages.isEmpty {
                    html.p {
                        html.text("See ")
                        for (index, link) in line.pages.enumerated() {
                            if index > 0 { html.text(", ") }
                            let title = html.localized(link.page.title)
                            html.a(
                                link.story.map { "\(title): \($0)" } ?? title,
                                .href(html.link(to: link.page.section, row: link.page.row)))
                        }
                    }
                }
                if !line.tests.isEmpty { tests(line.tests, html) }
            }
        }
    }

    private func tests(_ tests: [String], _ html: HTML) {
        html.details {
            html.summary(tests.count == 1 ? "1 test" : "\(tests.count) tests")
            html.ul(.role("list")) { for test in tests { html.li { html.code(test) } } }
        }
    }

    /// Writes a text with the parts between backticks as code.
    private func marked(_ text: String, _ html: HTML) {
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) { html.text(String(part)) } else { html.code(String(part)) }
        }
    }
}
