import VitrineHTML

struct FilmFrameView: ComponentView {
    private let step: ScenarioStep

    init(viewModel: FilmFrame) { step = viewModel.step }

    func body(_ html: HTML) {
        html.div(.class("film-frame"), .attribute("inert", "")) { html.render(step.screen) }
    }
}
