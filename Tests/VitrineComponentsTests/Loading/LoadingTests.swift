import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Loading states")
struct LoadingTests {
    private struct Offline: LocalizedError {
        var errorDescription: String? { "The server cannot be reached." }
    }

    private func markup(_ component: some Component) -> String {
        let session = RenderSession(registry: Registry())
        session.html.render(component)
        #expect(session.takeProblems().isEmpty)
        return session.html.string
    }

    @Test("Loading is a status with a text")
    func loading() {
        #expect(markup(LoadingState()).hasSuffix("<p dir=\"auto\">Loading…</p></div>"))
        #expect(markup(LoadingState(title: .verbatim("Nearly."))).contains(">Nearly.</p>"))
        #expect(markup(LoadingState()).contains("role=\"status\""))
    }

    @Test(
        "A skeleton is drawn as often as requested, from 1 to 50 times, and read once",
        arguments: [(4, 4), (1, 1), (50, 50), (0, 1), (-1, 1), (.min, 1), (500, 50), (.max, 50)] as [(Int, Int)])
    func skeleton(count: Int, drawn: Int) {
        var later = Skeleton()
        later.count = count
        for page in [markup(Skeleton(count: count)), markup(later)] {
            let parts = page.components(separatedBy: "class=\"skeleton-item\" aria-hidden=\"true\"")
            #expect(parts.count == drawn + 1)
            #expect(page.components(separatedBy: "Loading…").count == 2)
        }
    }

    @Test("A failure shows the message of the error and a link to try again")
    func failed() {
        let page = markup(FailedState(error: Offline(), retry: .address("https://example.com/again")))
        #expect(page.contains("This could not be loaded."))
        #expect(page.contains("The server cannot be reached."))
        #expect(page.contains("href=\"https://example.com/again\">Try again</a>"))
        #expect(!markup(FailedState(title: .verbatim("No"))).contains("<a "))
    }

    @Test("A refreshing list shows this above its rows, which remain")
    func refreshing() {
        var list = ListView(Stop(1, "Harbor"))
        #expect(!markup(list).contains("list-refreshing"))
        list.isRefreshing = true
        let page = markup(list)
        #expect(page.contains("role=\"status\">"))
        #expect(page.contains("Refreshing…"))
        #expect(page.contains("Harbor"))
    }
}
