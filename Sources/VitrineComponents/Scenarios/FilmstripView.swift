import VitrineHTML

struct FilmstripView: ComponentView {
    private let film: Filmstrip

    init(viewModel: Filmstrip) { film = viewModel }

    func body(_ html: HTML) {
        html.ol(.class("filmstrip")) {
            for (index, step) in film.steps.enumerated() {
                html.li { frame(step, number: index + 1, html) }
            }
        }
    }

    /// Returns the name of a step, translated if it is a key of the catalog, like the names of stories.
    private func name(of step: ScenarioStep, _ html: HTML) -> String {
        let name = LocalizedText(key: step.name)
        let words = html.context.strings?.words(for: name, language: html.context.language)
        return words == nil ? step.name : html.localized(name)
    }

    private func frame(_ step: ScenarioStep, number: Int, _ html: HTML) {
        html.figure {
            html.figcaption {
                html.span("\(number)", .class("film-number"))
                html.text(" ")
                if let section = film.section {
                    html.a(
                        name(of: step, html), .href(html.link(to: section, row: .string(step.name))),
                        html.hreflang(of: section), .class("film-name"))
                } else {
                    html.span(name(of: step, html), .class("film-name"))
                }
            }
            html.render(FilmFrame(step: step))
        }
        if !step.actions.isEmpty {
            html.p(.class("film-actions")) {
                for (index, action) in step.actions.enumerated() {
                    if index > 0 { html.text(" ") }
                    html.text(action)
                }
            }
        }
        if !step.changes.isEmpty {
            html.ul(.class("film-changes")) {
                for change in step.changes { html.li(html.localized(change)) }
            }
        } else if number > 1 {
            html.p(html.localized(.own("Nothing changed.")), .class("film-changes"))
        }
    }
}
