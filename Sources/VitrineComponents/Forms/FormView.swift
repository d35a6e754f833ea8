import VitrineHTML

struct FormView: ComponentView {
    private let form: Form

    init(viewModel: Form) { form = viewModel }

    func body(_ html: HTML) {
        let elements = form.elements
        html.form(
            .class("form"), .method(form.method.rawValue),
            .when(form.action != nil, .action(form.action.map { html.address(of: $0) } ?? ""))
        ) {
            for field in elements.fields { html.render(field) }
            for button in elements.buttons { html.render(button) }
        }
    }
}
