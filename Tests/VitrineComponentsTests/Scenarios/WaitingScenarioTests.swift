import Foundation
import Testing
import VitrineComponents

@Suite("Asynchronous scenarios")
@MainActor
struct WaitingScenarioTests {
    /// A view model that loads data asynchronously, as in an app.
    @MainActor
    private final class Loader {
        private struct Offline: LocalizedError {
            var errorDescription: String? { "Offline." }
        }

        private(set) var state = LoadState<[String]>.loading

        func begin() { state = .loading }

        func load(fails: Bool) async {
            await Task.yield()
            state = fails ? .failed(Offline()) : .loaded(["Harbor"])
        }

        func fail() async throws {
            await Task.yield()
            throw Offline()
        }

        var screen: Screen {
            switch state {
            case .loading: Screen(content: .loading(Skeleton()))
            case .loaded(let stops):
                Screen(
                    content: .list(
                        ListView(
                            id: "l",
                            sections: [
                                ListViewSection(id: "s", contents: stops.map { DefaultRow(id: .string($0), title: $0) })
                            ])))
            case .failed(let error): Screen(content: .failed(FailedState(error: error)))
            }
        }
    }

    private struct Screen: Component {
        enum Content: Hashable, Sendable {
            case loading(Skeleton)
            case list(ListView)
            case failed(FailedState)
        }

        var content: Content
    }

    @Test("Loading, failed and loaded are steps of one script")
    func states() async throws {
        let scenario = try await Scenario.run("Stops", of: Loader(), showing: { $0.screen }) { screen in
            await screen.perform(
                "Appears.", showing: "Loading", before: { $0.begin() }, awaiting: { await $0.load(fails: true) })
            screen.step("Failed")
            await screen.perform("Tries again.", awaiting: { await $0.load(fails: false) })
            screen.step("Loaded")
        }
        #expect(scenario.steps.map(\.name) == ["Loading", "Failed", "Loaded"])
        let session = RenderSession(registry: Registry())
        let sentences = scenario.steps.map { step in
            step.changes.map { session.html.localized($0).replacing(/[\u{2068}\u{2069}]/, with: "") }
        }
        #expect(
            sentences == [
                [],
                [
                    "“This could not be loaded.” appeared.", "“Offline.” appeared.", "“Loading…” disappeared.",
                ],
                [
                    "“This could not be loaded.” disappeared.", "“Offline.” disappeared.", "A list appeared.",
                ],
            ])
    }

    @Test("An error of the script is rethrown")
    func errors() async {
        await #expect(throws: (any Error).self) {
            _ = try await Scenario.run("Stops", of: Loader(), showing: { $0.screen }) { screen in
                try await screen.perform("Breaks.", awaiting: { try await $0.fail() })
                screen.step("Never")
            }
        }
    }

    @Test("A script without a step is a mistake, as in synchronous scenarios")
    func noSteps() async {
        await #expect(throws: RenderProblems.self) {
            _ = try await Scenario.run("Stops", of: Loader(), showing: { $0.screen }) { _ in }
        }
    }
}
