import VitrineHTML

struct TextAreaView: ComponentView {
    private let field: TextArea

    init(viewModel: TextArea) { field = viewModel }

    func body(_ html: HTML) {
        let constraints = FieldConstraints(of: field)
        html.reportInexpressible(constraints, of: field.rules, field: field.name)
        let frame = FieldFrame(
            name: field.name, label: field.label, hint: field.hint, error: field.error, state: field.state,
            rules: field.rules, isHidden: field.isHidden)
        let description = frame.description(html)
        frame.write(to: html) { html in
            html.textarea(
                field.value ?? "", .id(html.id("control")), .name(field.name), .rows(max(field.lines, 2)),
                .when(!(field.value ?? "").isEmpty, .dir("auto")),
                .when(field.placeholder != nil, .placeholder(field.placeholder.map { html.localized($0) } ?? "")),
                .when(constraints.isRequired, .required), .when(field.isDisabled || field.isHidden, .disabled),
                .when(constraints.minlength != nil, .minlength(constraints.minlength ?? 0)),
                .when(field.state.isInvalid, .aria("invalid", "true")),
                .when(description != nil, .aria("describedby", description ?? "")))
        }
    }
}
