import Foundation
import VitrineComponents
import VitrineHTML

/// The code of the guide for people who know Blocks.
enum BlocksGuide {
    /// As in Blocks' README, without what observes it.
    final class TodoComponent {
        var id: UUID = .init()
        var title: String

        init(title: String) {
            self.title = title
        }
    }

    struct TodoRow: Component {
        var title: String
        var isDone = false
    }

    struct TodoView: ComponentView {
        private let todo: TodoRow

        init(viewModel: TodoRow) { todo = viewModel }

        func body(_ html: HTML) {
            html.p(.class("todo"), .class("done", when: todo.isDone)) { html.text(todo.title) }
        }
    }

    /// The samples of the guide, one after the other.
    static func comingFromBlocks(_ renderer: Renderer, active: [TodoRow], completed: [TodoRow]) throws -> [String] {
        renderer.registry.register(viewModelType: TodoRow.self, viewType: TodoView.self)

        func rows(_ todos: [TodoRow], whenEmpty title: LocalizedText) -> [any Component] {
            todos.isEmpty ? [EmptyState(title: title)] : todos
        }

        let update = try renderer.updateSections([
            Section(id: "activeTodos", rows: rows(active, whenEmpty: "No active todos.")),
            Section(id: "completedTodos", rows: rows(completed, whenEmpty: "No completed todos.")),
        ])
        let sentences = update.sentences  // "row [0, 2] is new"
        return sentences
    }

    /// The states of a class of the app.
    static func statesOfAClass() async throws -> [Story] {
        let stories = try await Story.states(
            of: { TodoComponent(title: "Buy groceries") },
            ["Open": { _ in }, "Renamed": { $0.title = "Buy groceries and bread" }]
        ) { TodoRow(title: $0.title) }
        return stories
    }
}
