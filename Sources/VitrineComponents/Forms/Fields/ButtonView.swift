import VitrineHTML

struct ButtonView: ComponentView {
    private let button: Button

    init(viewModel: Button) { button = viewModel }

    func body(_ html: HTML) {
        let isLive = button.presence == .whileFormIsValid
        let isHidden = button.isHidden && !(isLive && button.isJudgedByBrowser)
        switch button.action {
        case .submit:
            html.button(
                html.localized(button.label), .class("button primary"), .class("while-valid", when: isLive),
                .type("submit"), .when(isHidden, .hidden), .when(button.isDisabled, .disabled))
        case .reset:
            html.button(
                html.localized(button.label), .class("button"), .class("while-valid", when: isLive), .type("reset"),
                .when(isHidden, .hidden), .when(button.isDisabled, .disabled))
        case .link(let destination):
            // A disabled link has no `href`, and an `a` without `href` is exposed as a link only if it has the role.
            html.a(
                html.localized(button.label), .class("button"), .class("while-valid", when: isLive),
                .when(button.isDisabled, .role("link")), .when(button.isDisabled, .aria("disabled", "true")),
                .when(!button.isDisabled, .href(button.isDisabled ? "" : html.address(of: destination))),
                .when(isHidden, .hidden))
        }
    }
}
