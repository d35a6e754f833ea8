import Vitrine

struct Todo: Component, Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

struct TodoView: ComponentView {
    let todo: Todo
    init(viewModel: Todo) { todo = viewModel }

    func body(_ html: HTML) {
        html.article(.class("todo"), .class("done", when: todo.isDone)) {
            html.h2(todo.title)
        }
    }
}

@main struct TodoGallery: Gallery {
    func register(in registry: inout Registry) {
        registry.register(TodoView.self)
    }
    func sections(in site: SiteFolder) -> [Section] {
        [Section(id: "todos", rows: [Todo(id: 1, title: "Buy bread")])]
    }
}
