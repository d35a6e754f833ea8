import Observation
import Testing
import VitrineComponents

@Suite("Lifecycle")
struct LifecycleTests {
    /// A view model that cannot be observed.
    private final class Plain: LifecycleViewModel {
        var states: [LifecycleState] = []

        func didChange(state: LifecycleState) { states.append(state) }
    }

    @MainActor @Observable
    final class OnMainActor: @MainActor LifecycleViewModel {
        var note = Note("initially")

        func didChange(state: LifecycleState) { note = Note(state.rawValue) }
    }

    private struct Unreadable: Error {}

    private func texts(_ stories: [Story]) -> [String?] { stories.map { ($0.component as? Note)?.text } }

    @Test("The states are in order")
    func states() {
        #expect(
            LifecycleState.allCases == [.didLoad, .willAppear, .didAppear, .willDisappear, .didDisappear])
    }

    @Test("The label of the source article is empty at first, then has its text in every state")
    func label() {
        let stories = Story.lifecycle(of: ViewModel(), tags: ["seed"], showing: \.labelModel)
        let line = #line - 1
        #expect(
            stories.map(\.name) == [
                "initial", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear",
            ])
        #expect(
            stories.map { ($0.component as? Label)?.text } == [nil, "test", "test", "test", "test", "test"])
        #expect(stories.allSatisfy { $0.tags == ["seed"] })
        #expect(stories.allSatisfy { $0.place.description == "VitrineComponentsTests/LifecycleTests.swift:\(line)" })
    }

    @Test("A state includes the effects of the states before it")
    func cumulative() {
        let model = Plain()
        let stories = Story.lifecycle(of: model) { Note($0.states.map(\.rawValue).joined(separator: " ")) }
        #expect(
            texts(stories) == [
                "", "didLoad", "didLoad willAppear", "didLoad willAppear didAppear",
                "didLoad willAppear didAppear willDisappear",
                "didLoad willAppear didAppear willDisappear didDisappear",
            ])
        #expect(model.states == LifecycleState.allCases)
    }

    @Test("The states of a screen that appears twice are numbered")
    func twice() {
        let stories = Story.lifecycle(of: Plain(), through: [.didLoad, .willAppear, .didDisappear, .willAppear]) {
            Note("\($0.states.count)")
        }
        #expect(stories.map(\.name) == ["initial", "didLoad", "willAppear 1", "didDisappear", "willAppear 2"])
        #expect(texts(stories) == ["0", "1", "2", "3", "4"])
        #expect(Story.lifecycle(of: Plain(), through: []) { _ in Note("a") }.map(\.name) == ["initial"])
    }

    @Test("A view model on the main actor")
    @MainActor
    func mainActor() {
        let stories = Story.lifecycle(of: OnMainActor(), showing: { $0.note })
        #expect(texts(stories) == ["initially"] + LifecycleState.allCases.map(\.rawValue))
    }

    @Test("An error of the view model is rethrown")
    func thrown() {
        #expect(throws: Unreadable.self) {
            try Story.lifecycle(of: Plain()) { model -> Note in
                if model.states.count == 3 { throw Unreadable() }
                return Note("")
            }
        }
    }
}
