import Vitrine

/// Shows the component of the state.
struct StopScreenView: ComponentView {
    let screen: StopScreen

    init(viewModel: StopScreen) { screen = viewModel }

    func body(_ html: HTML) { html.div(.class("stop-screen")) { html.render(screen.shown) } }
}
