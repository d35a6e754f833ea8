import VitrineHTML

struct PickerView: ComponentView {
    private let field: Picker

    init(viewModel: Picker) { field = viewModel }

    func body(_ html: HTML) {
        let constraints = FieldConstraints(of: field)
        html.reportInexpressible(constraints, of: field.rules, field: field.name)
        let frame = FieldFrame(
            name: field.name, label: field.label, hint: field.hint, error: field.error, state: field.state,
            rules: field.rules, isHidden: field.isHidden)
        switch field.style {
        case .menu: menu(in: frame, constraints: constraints, to: html)
        case .buttons: buttons(in: frame, constraints: constraints, to: html)
        }
    }

    private func menu(in frame: FieldFrame, constraints: FieldConstraints, to html: HTML) {
        let description = frame.description(html)
        frame.write(to: html) { html in
            html.select(
                .id(html.id("control")), .name(field.name), .when(constraints.isRequired, .required),
                .when(field.isDisabled || field.isHidden, .disabled),
                .when(field.state.isInvalid, .aria("invalid", "true")),
                .when(description != nil, .aria("describedby", description ?? ""))
            ) {
                // A browser treats a first option with an empty value as "nothing chosen yet". HTML requires such an
                // option in a required menu. Without it, a browser would choose the first option if none is selected.
                if field.prompt != nil || constraints.isRequired || field.selection == nil {
                    html.option(field.prompt.map { html.localized($0) } ?? "", .value(""))
                }
                for option in field.options {
                    html.option(
                        html.localized(option.label), .value(option.value),
                        .when(option.value == field.selection, .selected))
                }
            }
        }
    }

    private func buttons(in frame: FieldFrame, constraints: FieldConstraints, to html: HTML) {
        frame.writeGroup(to: html) { html in
            for option in field.options {
                html.label(.class("choice")) {
                    html.input(
                        .type("radio"), .name(field.name), .value(option.value),
                        .when(option.value == field.selection, .checked),
                        .when(constraints.isRequired, .required), .when(field.isDisabled, .disabled))
                    html.text(" ")
                    html.text(option.label)
                }
            }
        }
    }
}
