import Vitrine

/// Shows the component for the current state.
struct StopScreenView: ComponentView {
    let screen: StopScreen

    init(viewModel: StopScreen) { screen = viewModel }

    func body(_ html: HTML) { html.div(.class("stop-screen")) { html.render(screen.shown) } }
}
