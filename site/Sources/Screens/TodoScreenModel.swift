import Observation

/// The state of the to-do screen.
@Observable
final class TodoScreenModel {
    struct Todo: Hashable {
        let id: Int
        var title: String
        var isDone = false
    }

    /// The text in the field; nil until the user has typed in it.
    var title: String?
    private(set) var todos: [Todo] = []

    /// Adds a to-do with the typed text, unless it is empty.
    func add() {
        guard let text = title, !text.isEmpty else { return }
        todos.append(Todo(id: todos.count + 1, title: text))
        title = ""
    }

    func complete(_ id: Int) {
        for index in todos.indices where todos[index].id == id { todos[index].isDone = true }
    }

    /// Deletes all to-dos.
    func empty() { todos = [] }
}
