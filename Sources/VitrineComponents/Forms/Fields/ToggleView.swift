import VitrineHTML

struct ToggleView: ComponentView {
    private let field: Toggle

    init(viewModel: Toggle) { field = viewModel }

    func body(_ html: HTML) {
        let constraints = FieldConstraints(of: field)
        html.reportInexpressible(constraints, of: field.rules, field: field.name)
        let frame = FieldFrame(
            name: field.name, label: field.label, hint: field.hint, error: field.error, state: field.state,
            rules: field.rules, isHidden: field.isHidden)
        let description = frame.description(html)
        html.div(.class("field toggle"), .when(field.isHidden, .hidden)) {
            html.input(
                .id(html.id("control")), .type("checkbox"), .name(field.name), .when(field.isOn, .checked),
                .when(constraints.isRequired, .required), .when(field.isDisabled || field.isHidden, .disabled),
                .when(field.state.isInvalid, .aria("invalid", "true")),
                .when(description != nil, .aria("describedby", description ?? "")))
            html.label(html.localized(field.label), .for(html.id("control")))
            frame.texts(html)
        }
    }
}
