import Synchronization
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

private final class Counter: BuildProgress {
    struct State: Equatable {
        var totals: [Int] = []
        var advances = 0
        var finishes = 0
    }

    private let state = Mutex(State())
    var seen: State { state.withLock { $0 } }

    func start(total: Int) { state.withLock { $0.totals.append(total) } }
    func advance() { state.withLock { $0.advances += 1 } }
    func finish() { state.withLock { $0.finishes += 1 } }
}

@Suite("Progress of a build")
struct ProgressTests {
    private func progress(_ sections: [VitrineComponents.Section], only: String? = nil) async throws -> Counter.State {
        let bench = try Workbench()
        defer { bench.remove() }
        var options = BuildOptions()
        options.output = bench.output
        options.only = only
        let counter = Counter()
        let site = Site(
            sections: sections, registry: .samples, folder: bench.site, configuration: SiteConfiguration())
        _ = try? await site.build(options, progress: counter)
        return counter.seen
    }

    @Test func everyPageAdvancesOnce() async throws {
        let pages = 3 + 2 + 4 + 3 * 5 + 2
        #expect(try await progress(Samples.sections()) == .init(totals: [pages], advances: pages, finishes: 1))
    }

    @Test func failedBuildFinishes() async throws {
        let seen = try await progress([Section(id: "a", rows: [Pointer(section: "nowhere")])])
        #expect(seen.advances == seen.totals.first)
        #expect(seen.finishes == 1)
    }

    @Test func totalCountsOnlyRenderedPages() async throws {
        let seen = try await progress(Samples.sections(), only: "components/*")
        #expect(seen.totals == [seen.advances])
    }
}
