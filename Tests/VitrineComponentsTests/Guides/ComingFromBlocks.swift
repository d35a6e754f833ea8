import Foundation
import VitrineComponents
import VitrineHTML

/// The samples of `Documentation/coming-from-blocks.md`, the guide for people who know Blocks.
enum BlocksGuide {
    struct EmptyResultsComponent: Component {
        var title: String
    }

    struct TodoComponent: Component {
        var title: String
    }

    struct TodoView: ComponentView {
        private let viewModel: TodoComponent

        init(viewModel: TodoComponent) { self.viewModel = viewModel }

        func body(_ html: HTML) {
            html.p(viewModel.title, .class("todo"))
        }
    }

    static func register(in registry: inout Registry) {
        registry.register(viewModelType: EmptyResultsComponent.self, templateName: "empty-results")
        registry.register(viewModelType: TodoComponent.self, viewType: TodoView.self)
    }

    static func sections(of active: [TodoComponent], _ completed: [TodoComponent]) -> [Section] {
        func todoSections(withActiveTodos activeTodos: [TodoComponent], completedTodos: [TodoComponent]) -> [Section] {
            let activeSectionRows: [any Component] =
                activeTodos.isEmpty ? [EmptyResultsComponent(title: "No active todos.")] : activeTodos
            let completedSectionRows: [any Component] =
                completedTodos.isEmpty ? [EmptyResultsComponent(title: "No completed todos.")] : completedTodos
            return [
                Section(id: "activeTodos", title: "Active", rows: activeSectionRows),
                Section(id: "completedTodos", title: "Completed", rows: completedSectionRows),
            ]
        }
        return todoSections(withActiveTodos: active, completedTodos: completed)
    }

    private static func todoSections(
        withActiveTodos activeTodos: [TodoComponent], completedTodos: [TodoComponent]
    ) -> [Section] {
        sections(of: activeTodos, completedTodos)
    }

    /// Updates the sections of a renderer and returns the sentences of the update.
    static func update(
        _ renderer: Renderer, activeTodos: [TodoComponent], completedTodos: [TodoComponent]
    ) throws -> [String] {
        let update = try renderer.updateSections(
            todoSections(withActiveTodos: activeTodos, completedTodos: completedTodos))
        let sentences = update.sentences  // ["row [0, 2] is new"]
        return sentences
    }

    /// A class of an app; its instances have different ids in every run.
    final class TodoViewModel {
        var id: UUID = .init()
        var title: String

        init(title: String) {
            self.title = title
        }
    }

    /// Returns a story for each state of a class.
    static func statesOfAClass() async throws -> [Story] {
        let stories = try await Story.states(
            of: { TodoViewModel(title: "Buy groceries") },
            ["Open": { _ in }, "Renamed": { $0.title = "Buy groceries and bread" }]
        ) { TodoComponent(title: $0.title) }
        return stories
    }

    /// A view model that loads its to-dos asynchronously.
    @MainActor
    final class TodoLoader {
        private var todos: [String]?

        func begin() { todos = nil }

        func load() async {
            await Task.yield()
            todos = ["Buy groceries"]
        }

        var screen: TodoComponent { TodoComponent(title: todos?.first ?? "Loading…") }
    }

    @MainActor
    static func loading() async throws -> Scenario {
        let scenario = try await Scenario.run("To-dos", of: TodoLoader(), showing: { $0.screen }) { screen in
            await screen.perform(
                "The screen appears.", showing: "Loading", before: { $0.begin() }, awaiting: { await $0.load() })
            screen.step("Loaded")
        }
        return scenario
    }
}
