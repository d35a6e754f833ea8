import TestSupport
import Testing
import Vitrine
import VitrineKit

/// The screen of the guide for people who know Blocks.
enum BlocksGuideScreen {
    struct EmptyResultsComponent: Component {
        var title: String
    }

    struct EmptyResultsView: ComponentView {
        let viewModel: EmptyResultsComponent

        func body(_ html: HTML) { html.p(viewModel.title) }
    }

    struct TodoRow: Component, Identifiable {
        var id: String
        var title: String
        var complete: Button

        init(id: String, title: String) {
            self.id = id
            self.title = title
            complete = Button("complete-\(id)", label: .verbatim("Complete \(title)"))
        }
    }

    struct TodoScreen: Component {
        var entry: Form
        var todos: [TodoRow]

        init(draft: String?, todos: [TodoRow]) {
            entry = Form(
                id: "add", action: .section("activeTodos"),
                fields: [TextField("draft", label: "New to-do", value: draft, rules: FieldRules(.required))],
                buttons: [Button("add", label: "Add")])
            self.todos = todos
        }
    }

    struct TodoRowView: ComponentView {
        let viewModel: TodoRow

        func body(_ html: HTML) {
            html.div(.class("todo")) {
                html.p(viewModel.title)
                html.render(viewModel.complete)
            }
        }
    }

    struct TodoScreenView: ComponentView {
        let viewModel: TodoScreen

        func body(_ html: HTML) {
            html.h2("To-dos")
            html.render(viewModel.entry)
            for todo in viewModel.todos { html.render(todo) }
            if viewModel.todos.isEmpty { html.render(EmptyResultsComponent(title: "No active todos.")) }
        }
    }

    @MainActor
    final class TodoList {
        var draft: String?
        private var todos = [
            TodoRow(id: "groceries", title: "Buy groceries"), TodoRow(id: "book", title: "Read a book"),
        ]

        func complete(_ id: String) { todos.removeAll { $0.id == id } }

        func add() {
            todos.append(TodoRow(id: "new", title: draft ?? ""))
            draft = nil
        }

        var screen: TodoScreen { TodoScreen(draft: draft, todos: todos) }
    }

    @MainActor
    static func film() async throws -> Scenario {
        @MainActor
        func filmOfTheScreen() async throws -> Scenario {
            try await Scenario.run("A day", of: TodoList(), showing: { $0.screen }) { screen in
                screen.step("Morning")
                screen.tap("Complete Buy groceries") { $0.complete("groceries") }
                screen.step("Groceries bought")
                screen.type("Water the plants", into: \.draft)
                screen.tap("Add") { $0.add() }
                screen.step("Evening")
            }
        }
        return try await filmOfTheScreen()
    }
}

@Suite("The screen of the guide for people who know Blocks")
struct BlocksGuideScreenTests {
    @Test("The scenario finds buttons and fields in properties, and shows what changed")
    func film() async throws {
        let film = try await BlocksGuideScreen.film()
        #expect(film.steps.map(\.name) == ["Morning", "Groceries bought", "Evening"])
        var registry = Registry()
        registry.register(BlocksGuideScreen.EmptyResultsView.self)
        registry.register(BlocksGuideScreen.TodoRowView.self)
        registry.register(BlocksGuideScreen.TodoScreenView.self)
        let last = try registry.html(for: try #require(film.steps.last).screen)
        #expect(last.contains("Read a book") && last.contains("Water the plants") && !last.contains("Buy groceries"))
        let strip = try registry.html(for: film.filmstrip(linkingTo: "day-steps")).description
            .replacing(/[\u{2068}\u{2069}]/, with: "")
        #expect(strip.contains("todos: “Buy groceries” disappeared."), "\(strip)")
        #expect(strip.contains("todos: “Water the plants” appeared."), "\(strip)")
    }
}
