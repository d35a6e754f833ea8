import Vitrine
import VitrineKit

/// Blocks' to-do screen: a field with its button, what is left to do, and what is done.
struct TodoScreen: Component {
    var form: Form
    var active: [TodoRow]
    var completed: [TodoRow]

    init(_ model: TodoScreenModel) {
        form = Form(
            id: "new-todo", action: .section("todos-film"),
            fields: [
                TextField("title", label: "New to-do", value: model.title, placeholder: "What needs doing?")
            ],
            buttons: [Button("add", label: "Add")])
        active = TodoRow.rows(of: model.todos.filter { !$0.isDone })
        completed = TodoRow.rows(of: model.todos.filter(\.isDone))
    }
}

extension TodoRow {
    fileprivate static func rows(of todos: [TodoScreenModel.Todo]) -> [TodoRow] {
        todos.enumerated().map { index, todo in
            TodoRow(
                id: todo.id, title: todo.title, isDone: todo.isDone,
                position: RowPosition(index: index, count: todos.count))
        }
    }
}
