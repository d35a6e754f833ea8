import Vitrine

/// Shows a pane, which is as flexible as a spacer.
struct PaneView: ComponentView {
    let pane: Pane

    init(viewModel: Pane) { pane = viewModel }

    func body(_ html: HTML) { html.div(html.localized(pane.title), .class("pane"), .isFlexible(), .dir("auto")) }
}
