import Vitrine
import VitrineKit

/// The to-do screen of Blocks: a field with a button, the open to-dos, and the completed ones.
struct TodoScreen: Component {
    var form: Form
    var active: [TodoRow]
    var completed: [TodoRow]

    init(_ model: TodoScreenModel) {
        form = Form(
            id: "new-todo", action: .section("todos-steps", row: .string(Self.stepAfter(model))),
            fields: [
                TextField("title", label: "New to-do", value: model.title, placeholder: "What needs doing?")
            ],
            buttons: [Button("add", label: "Add")])
        active = TodoRow.rows(of: model.todos.filter { !$0.isDone })
        completed = TodoRow.rows(of: model.todos.filter(\.isDone))
    }

    /// Returns the name of the step to which the button "Add" links.
    private static func stepAfter(_ model: TodoScreenModel) -> String {
        let isTyped = model.title?.isEmpty == false
        guard model.todos.isEmpty else { return "Two to-dos" }
        return isTyped ? "Added" : "Typed"
    }

    /// Links to the steps that a user can reach without typing. In an app, gestures on rows would do the same.
    var ways: [PageLink] {
        func way(_ title: LocalizedText, _ step: String) -> PageLink {
            PageLink(title: title, section: "todos-steps", row: .string(step))
        }
        switch (active.count, completed.count) {
        case (0, 0): return []
        case (1, 0): return [way("Add “Read a book”", "Two to-dos")]
        case (2, 0): return [way("Check “Buy groceries” off", "One completed")]
        default: return [way("Delete all", "Emptied")]
        }
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
