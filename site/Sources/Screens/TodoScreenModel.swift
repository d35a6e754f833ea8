import Observation

/// What the to-do screen knows.
@Observable
final class TodoScreenModel {
    /// One to-do.
    struct Todo: Hashable {
        let id: Int
        var title: String
        var isDone = false
    }

    /// What is being typed; nil until somebody is in the field.
    var title: String?
    private(set) var todos: [Todo] = []

    /// Takes what was typed, unless that is nothing.
    func add() {
        guard let text = title, !text.isEmpty else { return }
        todos.append(Todo(id: todos.count + 1, title: text))
        title = ""
    }

    /// Checks a to-do off.
    func complete(_ id: Int) {
        for index in todos.indices where todos[index].id == id { todos[index].isDone = true }
    }

    /// Deletes everything.
    func empty() { todos = [] }
}
