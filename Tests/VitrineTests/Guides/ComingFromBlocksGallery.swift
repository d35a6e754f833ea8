import Testing
import TestSupport
import Vitrine

/// The gallery of the guide for people who know Blocks.
enum BlocksGuideGallery {
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

    static func todoSections(
        withActiveTodos activeTodos: [TodoComponent], completedTodos: [TodoComponent]
    ) -> [Section] {
        [
            Section(id: "activeTodos", title: "Active", rows: activeTodos),
            Section(id: "completedTodos", title: "Completed", rows: completedTodos),
        ]
    }

    struct TodoGallery: Gallery {
        func register(in registry: inout Registry) throws {
            registry.register(viewModelType: EmptyResultsComponent.self, templateName: "empty-results")
            registry.register(viewModelType: TodoComponent.self, viewType: TodoView.self)
        }

        func sections(in site: SiteFolder) throws -> [Section] {
            let activeTodos = [TodoComponent(title: "Buy groceries"), TodoComponent(title: "Read a book")]
            let completedTodos = [TodoComponent(title: "Workout"), TodoComponent(title: "Call mom")]
            return todoSections(withActiveTodos: activeTodos, completedTodos: completedTodos) + [
                Section(id: "empty", title: "Nothing to do") {
                    Story("No active todos", EmptyResultsComponent(title: "No active todos."))
                }
            ]
        }
    }
}

@Suite("The gallery of the guide for people who know Blocks")
struct BlocksGuideGalleryTests {
    @Test("It has the sections of the README")
    func sections() throws {
        let sections = try BlocksGuideGallery.TodoGallery().sections(in: SiteFolder("."))
        #expect(sections.map(\.id) == ["activeTodos", "completedTodos", "empty"])
        #expect(sections.map(\.rows.count) == [2, 2, 1])
    }
}
