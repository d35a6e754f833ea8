import TestSupport
import Testing
import VitrineComponents
import VitrineHTML

@Suite("The guide for people who know Blocks")
struct BlocksGuideTests {
    /// The empty state's own template comes with a theme.
    private struct Plain: TemplateSource {
        func contains(_ name: String) -> Bool { name == "empty-state" }

        func render(
            _ name: String, _ component: any Component, words: (LocalizedText) -> String
        ) throws(TemplateProblem) -> RawMarkup {
            do {
                return try RawMarkup(parsing: "<p>\(words(try component.as(EmptyState.self).title))</p>")
            } catch {
                throw TemplateProblem(file: name, line: 1, message: "\(error)")
            }
        }
    }

    @Test("Our samples are compiled")
    func compiled() throws {
        #expect(try Guide.samples(in: "coming-from-blocks.md").count == 4)
        #expect(try Guide.samplesNotCompiled(in: "coming-from-blocks.md") == [])
    }

    @Test("They say what is new, and then nothing")
    func sentences() throws {
        let renderer = Renderer(templates: Plain())
        let todos = [BlocksGuide.TodoRow(title: "Buy groceries"), BlocksGuide.TodoRow(title: "Read a book")]
        let first = try BlocksGuide.comingFromBlocks(renderer, active: todos, completed: [])
        #expect(!first.isEmpty)
        #expect(try BlocksGuide.comingFromBlocks(renderer, active: todos, completed: []) == [])
        let third = BlocksGuide.TodoRow(title: "Sow peas")
        #expect(
            try BlocksGuide.comingFromBlocks(renderer, active: todos + [third], completed: []) == ["row [0, 2] is new"])
    }

    @Test("The states of a class are stories")
    func states() async throws {
        let stories = try await BlocksGuide.statesOfAClass()
        #expect(stories.map(\.name) == ["Open", "Renamed"])
        #expect(
            stories.compactMap { ($0.component as? BlocksGuide.TodoRow)?.title } == [
                "Buy groceries", "Buy groceries and bread",
            ])
    }
}
