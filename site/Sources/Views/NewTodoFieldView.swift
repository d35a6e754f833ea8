import Vitrine

/// Shows the field for a new to-do. The `label` element contains the field, so no ids are needed.
struct NewTodoFieldView: ComponentView {
    let field: NewTodoField

    init(viewModel: NewTodoField) { field = viewModel }

    func body(_ html: HTML) {
        html.form(.class("new-todo"), .method("get"), .action(html.link(to: field.added))) {
            html.label {
                html.span(html.localized(field.label), .class("new-todo-label"))
                html.input(
                    .type("text"), .name("title"), .placeholder(html.localized(field.placeholder)),
                    .autocomplete("off"),
                    .dir("auto"), .required)
            }
            html.button(html.localized("Add"), .type("submit"))
        }
    }
}
