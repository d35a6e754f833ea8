import VitrineHTML

struct TextFieldView: ComponentView {
    private let field: TextField

    init(viewModel: TextField) { field = viewModel }

    func body(_ html: HTML) {
        LineControl(
            name: field.name, value: field.value, placeholder: field.placeholder, autocomplete: field.autocomplete,
            isDisabled: field.isDisabled || field.isHidden,
            constraints: FieldConstraints(of: field),
            frame: FieldFrame(
                name: field.name, label: field.label, icon: field.icon, hint: field.hint, error: field.error,
                state: field.state, rules: field.rules, isHidden: field.isHidden)
        ).write(to: html)
    }
}
