import TestSupport
import Testing
import VitrineComponents
import VitrineHTML

@Suite("The guide for people who know Blocks")
struct BlocksGuideTests {
    /// A source of the template `empty-results`, whose real file is in the gallery.
    private struct Plain: TemplateSource {
        func contains(_ name: String) -> Bool { name == "empty-results" }

        func render(
            _ name: String, _ component: any Component, words: (LocalizedText) -> String
        ) throws(TemplateProblem) -> RawMarkup {
            do {
                return try RawMarkup(
                    parsing: "<p>\(try component.as(BlocksGuide.EmptyResultsComponent.self).title)</p>")
            } catch {
                throw TemplateProblem(file: name, line: 1, message: "\(error)")
            }
        }
    }

    @Test("The samples are compiled")
    func compiled() throws {
        #expect(try Guide.samples(in: "coming-from-blocks.md").count == 10)
        #expect(try Guide.samplesNotCompiled(in: "coming-from-blocks.md") == [])
    }

    @Test("An update reports new rows, and an equal one reports nothing")
    func sentences() throws {
        let renderer = Renderer(templates: Plain())
        BlocksGuide.register(in: &renderer.registry)
        let todos = [
            BlocksGuide.TodoComponent(title: "Buy groceries"), BlocksGuide.TodoComponent(title: "Read a book"),
        ]
        #expect(try !BlocksGuide.update(renderer, activeTodos: todos, completedTodos: []).isEmpty)
        #expect(try BlocksGuide.update(renderer, activeTodos: todos, completedTodos: []) == [])
        let third = BlocksGuide.TodoComponent(title: "Sow peas")
        #expect(
            try BlocksGuide.update(renderer, activeTodos: todos + [third], completedTodos: []) == [
                "row [0, 2] is new"
            ])
    }

    @Test("The states of a class are stories")
    func states() async throws {
        let stories = try await BlocksGuide.statesOfAClass()
        #expect(stories.map(\.name) == ["Open", "Renamed"])
        #expect(
            stories.compactMap { ($0.component as? BlocksGuide.TodoComponent)?.title } == [
                "Buy groceries", "Buy groceries and bread",
            ])
    }

    @Test("Loading is an asynchronous scenario")
    func loading() async throws {
        let scenario = try await BlocksGuide.loading()
        #expect(
            scenario.steps.map { ($0.screen as? BlocksGuide.TodoComponent)?.title } == ["Loading…", "Buy groceries"])
    }
}
