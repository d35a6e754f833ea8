import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the page about components, and values of their properties, that no story shows.
    func coveragePage(_ html: HTML) {
        guard let coverage else { return }
        html.header(.class("intro")) {
            html.h1(words(.coverage))
            html.p(words(coverage.missing.isEmpty ? .allIsShown : .coverageSummary), .class("summary"))
            html.dl(.class("facts")) {
                fact(words(.coverage), html) { html.text(words.percent(coverage.percent)) }
                fact(words(.componentsWithStory), html) {
                    html.text(words.part(coverage.shownComponents, of: coverage.components))
                }
                if coverage.values > 0 {
                    fact(words(.valuesShown), html) {
                        html.text(words.part(coverage.shownValues, of: coverage.values))
                    }
                }
            }
        }
        block(.componentsWithoutStory, "page_components", [.component, .source], coverage.withoutStory, html) {
            number in
            let entry = plan.components[number].entry
            html.th(.scope("row")) { link(plan.components[number], html) }
            html.td {
                place(entry.place, html)
                if !lineage.users(of: entry.fullName).isEmpty { html.p(words(.onlyInside), .class("notes")) }
            }
        }
        block(.valuesWithoutStory, "page_values", [.property, .values], coverage.gaps, html) { gap in
            property(gap.property, of: gap.component, html)
            html.td {
                for (number, value) in gap.values.enumerated() {
                    if number > 0 { html.text(words(.comma)) }
                    html.code(value)
                }
                html.p(.class("notes")) { place(gap.place, html) }
            }
        }
        block(.notCounted, "page_unknown", [.property, .type], coverage.unknown, html) { unknown in
            property(unknown.property, of: unknown.component, html)
            html.td { html.code(unknown.type) }
        }
    }

    private func property(_ name: String, of component: Int, _ html: HTML) {
        html.th(.scope("row")) {
            link(plan.components[component], html)
            html.text(" ")
            html.code(name)
        }
    }

    private func block<Row>(
        _ title: FrameWords.Word, _ id: String, _ columns: [FrameWords.Word], _ rows: [Row], _ html: HTML,
        _ row: (Row) -> Void
    ) {
        guard !rows.isEmpty else { return }
        html.section(.class("block"), .id(id)) {
            html.h2(words(title))
            if title == .notCounted { html.p(words(.notCountedReason)) }
            let hidden = rows.count - Self.listLimit
            table(columns, rows.prefix(Self.listLimit), html, row)
            guard hidden > 0 else { return }
            html.details(.class("group")) {
                html.summary(
                    title == .componentsWithoutStory ? words.moreComponents(hidden) : words.moreProperties(hidden))
                table(columns, rows.dropFirst(Self.listLimit), html, row)
            }
        }
    }

    private func table<Row>(
        _ columns: [FrameWords.Word], _ rows: ArraySlice<Row>, _ html: HTML, _ row: (Row) -> Void
    ) {
        html.table(.class("properties")) {
            html.thead { html.tr { for column in columns { html.th(words(column), .scope("col")) } } }
            html.tbody { for value in rows { html.tr { row(value) } } }
        }
    }
}
