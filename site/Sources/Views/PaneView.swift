import Vitrine

/// Shows a pane, which is flexible like a flexible spacer.
struct PaneView: ComponentView {
    let pane: Pane

    init(viewModel: Pane) { pane = viewModel }

    func body(_ html: HTML) { html.div(html.localized(pane.title), .class("pane"), .isFlexible(), .dir("auto")) }
}
