import Foundation
import Vitrine
import VitrineKit

/// The page about a list that a script loads, in three states: loading, failed, loaded.
enum LoadingPages {
    @MainActor
    static func section() async throws -> Section {
        let loading = try await Scenario.run("Loading stops", of: StopLoader(), showing: { $0.screen }) { screen in
            await screen.perform(
                "The screen appears.", showing: "Stops load", before: { $0.begin() },
                awaiting: { await $0.load(.offline) })
            screen.step("Stops failed", notes: "The model keeps the error; the screen shows it.")
            await screen.perform(
                "Somebody tries again.", showing: "Stops load again", before: { $0.begin() },
                awaiting: { await $0.load(.online) })
            screen.step("Stops loaded")
        }
        return Section(
            id: "loading-steps", title: "Loading, step by step", header: ListHeader(title: "Loading"),
            rows: [Story("Loading film", loading.filmstrip(), tags: ["scenario"])] + loading.stories
        )
        .group("Over time")
        .summary("A view model that loads with async functions: one script makes a story of each state.")
    }
}
