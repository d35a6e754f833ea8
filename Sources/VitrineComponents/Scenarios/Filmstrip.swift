import VitrineHTML

/// The steps of a scenario side by side, with what was done and what changed between them.
///
/// The screens of a filmstrip are pictures: nothing in them can be reached. Whoever cannot see them has the sentences, and
/// the steps themselves where the captions lead.
public struct Filmstrip: Component {
    /// What the scenario is called.
    public var name: String
    /// The steps, in order.
    public var steps: [ScenarioStep]
    /// The page that has the steps; nil when there is none.
    public var section: ItemID?

    /// Creates a filmstrip.
    public init(name: String, steps: [ScenarioStep], section: ItemID? = nil) {
        self.name = name
        self.steps = steps
        self.section = section
    }

    /// The name of the scenario.
    public var componentID: ItemID? { .string(name) }

    /// The name of the scenario.
    public var displayName: String? { name }
}

/// The screen of one step, named after it so that its ids differ from those of the other steps.
struct FilmFrame: Component {
    let step: ScenarioStep

    var componentID: ItemID? { .string(step.name) }
}

struct FilmFrameView: ComponentView {
    private let step: ScenarioStep

    init(viewModel: FilmFrame) { step = viewModel.step }

    func body(_ html: HTML) {
        html.div(.class("film-frame"), .attribute("inert", "")) { html.render(step.screen) }
    }
}

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

    /// The name of a step, translated when it is a key of the catalog, as the names of stories are.
    private func name(of step: ScenarioStep, _ html: HTML) -> String {
        let name = LocalizedText(key: step.name)
        let words = html.context.strings?.words(for: name, language: html.context.language)
        return words == nil ? step.name : html.string(name)
    }

    private func frame(_ step: ScenarioStep, number: Int, _ html: HTML) {
        html.figure {
            html.figcaption {
                html.span("\(number)", .class("film-number"))
                html.text(" ")
                if let section = film.section {
                    html.a(
                        name(of: step, html), .href(html.link(to: section, row: .string(step.name))),
                        .class("film-name"))
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
                for change in step.changes { html.li(html.string(change)) }
            }
        } else if number > 1 {
            html.p(html.string(.own("Nothing changed.")), .class("film-changes"))
        }
    }
}
