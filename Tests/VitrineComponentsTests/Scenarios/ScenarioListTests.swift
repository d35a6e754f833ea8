import Testing
import VitrineComponents

@Suite("Scenarios of lists")
struct ScenarioListTests {
    private struct Task: Component, Identifiable {
        let id: Int
        var title: String
        var note: String?
        var isDone = false
        var displayName: String? { title }
    }
    private struct Screen: Component { var openTasks: [Task] }
    private struct Lists: Component {
        var first: ListView?
        var second: ListView?
    }

    @Test("Each item that is added, removed or changed has a sentence with its name, even if it moved")
    func things() throws {
        let scenario = try Scenario("Tasks", of: [Task](), showing: { Screen(openTasks: $0) }) { screen in
            screen.step("Nothing")
            screen.perform("Two come.") { $0 = [Task(id: 1, title: "Buy Milk"), Task(id: 2, title: "Call")] }
            screen.step("Two")
            screen.perform("One is done, one moves.") { tasks in
                tasks.reverse()
                tasks[1].isDone = true
            }
            screen.step("Done")
            screen.perform("One is renamed.") { $0[0].title = "Call Ann" }
            screen.step("Renamed")
            screen.perform("One goes.") { $0.removeFirst() }
            screen.step("Gone")
        }
        let session = RenderSession(registry: Registry())
        let sentences = scenario.steps.map { step in
            step.changes.map { session.html.localized($0).replacing(/[\u{2068}\u{2069}]/, with: "") }
        }
        #expect(
            sentences == [
                [],
                ["open tasks: “Buy Milk” appeared.", "open tasks: “Call” appeared."],
                ["open tasks “Buy Milk” is done: “false” became “true”."],
                ["open tasks “Call Ann” title: “Call” became “Call Ann”."],
                ["open tasks: “Call Ann” disappeared."],
            ])
    }

    @Test("Each list that appears or disappears has a sentence")
    func lists() throws {
        let both = Lists(first: ListView(id: "a", sections: []), second: ListView(id: "b", sections: []))
        let scenario = try Scenario("Lists", of: Lists(), showing: { $0 }) { screen in
            screen.step("None")
            screen.perform("They come.") { $0 = both }
            screen.step("Both")
            screen.perform("They go.") { $0 = Lists() }
            screen.step("None again")
        }
        let session = RenderSession(registry: Registry())
        let sentences = scenario.steps.map { step in step.changes.map { session.html.localized($0) } }
        #expect(
            sentences == [
                [], ["A list appeared.", "A list appeared."], ["A list disappeared.", "A list disappeared."],
            ])
    }
}
