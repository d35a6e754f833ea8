import VitrineComponents
import VitrineHTML

struct TodoComponent: Component, Identifiable {
    let id: Int
    var title: String
}

/// The samples of the guide, one after the other.
func comingFromBlocks(
    _ renderer: Renderer, active: [TodoComponent], completed: [TodoComponent]
) throws -> [String] {
    struct TodoView: ComponentView {
        private let viewModel: TodoComponent

        init(viewModel: TodoComponent) { self.viewModel = viewModel }

        func body(_ html: HTML) { html.p(viewModel.title) }
    }

    renderer.registry.register(viewModelType: TodoComponent.self, viewType: TodoView.self)

    func rows(_ todos: [TodoComponent], whenEmpty title: LocalizedText) -> [any Component] {
        todos.isEmpty ? [EmptyState(title: title)] : todos
    }

    let update = try renderer.updateSections([
        Section(id: "activeTodos", rows: rows(active, whenEmpty: "No active todos.")),
        Section(id: "completedTodos", rows: rows(completed, whenEmpty: "No completed todos.")),
    ])
    let sentences = update.sentences  // "row [0, 3] is new"
    return sentences
}
