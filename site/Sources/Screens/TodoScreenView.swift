import Vitrine

/// Shows the field above both lists.
struct TodoScreenView: ComponentView {
    let screen: TodoScreen

    init(viewModel: TodoScreen) { screen = viewModel }

    func body(_ html: HTML) {
        html.div(.class("todo-screen")) {
            html.render(screen.form)
            rows(screen.active, "Active to-dos", "No active to-dos.", html)
            rows(screen.completed, "Completed to-dos", "No completed to-dos.", html)
            for way in screen.ways {
                html.p { html.a(html.localized(way.title), .href(html.link(to: way.section, row: way.row))) }
            }
        }
    }

    private func rows(_ todos: [TodoRow], _ title: LocalizedText, _ empty: LocalizedText, _ html: HTML) {
        html.render(ListHeader(title: title, amount: .todos(todos.count)))
        if todos.isEmpty { html.render(EmptyResults(title: empty)) }
        for todo in todos { html.render(todo) }
    }
}
