import Testing
import VitrineComponents

@Suite("A scenario of the states of a screen")
struct LifecycleScenarioTests {
    private final class Greeting: LifecycleViewModel {
        private(set) var label = Label()
        private(set) var seen: [LifecycleState] = []

        func didChange(state: LifecycleState) {
            seen.append(state)
            if state == .didLoad { label = Label(text: "test") }
            if state == .willDisappear { label = Label() }
        }
    }

    @Test("Each state is sent once and in order, and the filmstrip shows its name")
    func states() throws {
        let model = Greeting()
        let scenario = try Scenario("Greeting", of: model, showing: { $0.label }) { screen in
            screen.step("Before")
            screen.send(.didLoad)
            screen.step("Loaded")
            screen.send(.willAppear)
            screen.send(.didAppear)
            screen.send(.willDisappear)
            screen.step("Gone")
        }
        #expect(model.seen == [.didLoad, .willAppear, .didAppear, .willDisappear])
        #expect(scenario.steps.map(\.name) == ["Before", "Loaded", "Gone"])
        #expect(scenario.steps.map { ($0.screen as? Label)?.text } == [nil, "test", nil])
    }
}
