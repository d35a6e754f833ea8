import Foundation
import Observation
import Testing
import VitrineComponents

@Suite("Objects of an app as stories")
struct ObjectStoryTests {
    @Observable @MainActor
    fileprivate final class TodoModel {
        let id = UUID()
        var title: String
        var isDone = false
        private(set) var notes: [String] = []

        init(title: String) { self.title = title }

        func load() async throws {
            await Task.yield()
            notes = ["From the shop"]
        }
    }

    private struct Shown: Component {
        var title: String
        var isDone = false
        var notes: [String] = []

        @MainActor
        init(_ model: TodoModel) { (title, isDone, notes) = (model.title, model.isDone, model.notes) }
    }

    @Test("Each state has a new object, and setting it up may be asynchronous")
    func states() async throws {
        let stories = try await Story.states(
            of: { TodoModel(title: "Milk") },
            ["Open": { _ in }, "Done": { $0.isDone = true }, "With notes": { try await $0.load() }], showing: Shown.init
        )
        #expect(stories.map(\.name) == ["Open", "Done", "With notes"])
        let shown = stories.compactMap { $0.component as? Shown }
        #expect(shown.map(\.isDone) == [false, true, false])
        #expect(shown.map(\.notes) == [[], [], ["From the shop"]])
    }

    @Test("Two builds have equal stories, even if the objects create new ids")
    func sameTwice() async throws {
        func make() async throws -> [Story] {
            try await Story.states(of: { TodoModel(title: "Milk") }, ["Open": { _ in }], showing: Shown.init)
        }
        #expect(try await make() == (try await make()))
    }

    @Test("A repeated name is numbered, and an error is rethrown")
    func names() async throws {
        let stories = try await Story.states(
            of: { TodoModel(title: "Milk") }, ["Open": { _ in }, "Open": { $0.title = "Tea" }], showing: Shown.init)
        #expect(stories.map(\.name) == ["Open 1", "Open 2"])
        await #expect(throws: CancellationError.self) {
            try await Story.states(
                of: { TodoModel(title: "a") }, ["Gone": { _ in throw CancellationError() }], showing: Shown.init)
        }
    }

    private struct Screen: Component {
        var words: String
    }

    @Test("Loading is three stories from one script")
    func loading() async throws {
        let stories = try await Story.loading({ ["Milk", "Tea"] }, failing: URLError(.timedOut)) { state in
            switch state {
            case .loading: Screen(words: "Loading")
            case .loaded(let titles): Screen(words: titles.joined(separator: ", "))
            case .failed(let error): Screen(words: error is URLError ? "No connection" : "?")
            }
        }
        #expect(stories.map(\.name) == ["Loading", "Loaded", "Failed"])
        #expect(stories.compactMap { ($0.component as? Screen)?.words } == ["Loading", "Milk, Tea", "No connection"])
    }
}
