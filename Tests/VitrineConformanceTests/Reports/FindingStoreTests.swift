import Testing

@testable import VitrineConformance

@Suite("The findings that are kept")
struct FindingStoreTests {
    private func verdict(_ page: Int, _ count: Int, rule: String = "r") -> PageVerdict {
        PageVerdict(
            path: "\(page)",
            findings: (0..<count).map { number in
                Finding(
                    path: "\(page)", line: number + 1, column: 1,
                    severity: number.isMultiple(of: 2) ? .error : .warning, rule: rule, message: "\(number)")
            })
    }

    private func report(_ pages: [Int], limit: Int) -> (kept: [String], left: [String: FindingCounts]) {
        var store = FindingStore(limit: limit)
        for page in pages { store.add(verdict(page, 3 + page % 3), page: page, sitePath: nil) }
        let (findings, left) = store.finish { _ in nil }
        return (findings.map { "\($0.path) \($0.message)" }, left)
    }

    @Test func workerOrderDoesNotMatter() {
        let ordered = report(Array(0..<200), limit: 50)
        #expect(ordered.kept.count == 51)
        #expect(ordered.kept.first == "0 0" && ordered.kept[49] == "12 1")
        #expect(ordered.left.count == 188)
        #expect(ordered.left["12"] == ordered.left["15"].map { _ in FindingCounts(errors: 1, warnings: 0) })
        for seed in 1...20 {
            let pages = (0..<200).map { ($0 * 37 + seed * 11) % 200 }
            let shuffled = report(pages, limit: 50)
            #expect(shuffled.kept == ordered.kept && shuffled.left == ordered.left, "\(seed)")
        }
    }

    @Test func findingsWithinLimitAreAllListed() {
        let all = report(Array(0..<10), limit: 50)
        #expect(all.kept.count == 39 && all.left.isEmpty)
    }

    @Test func exceptionForUnlistedFindingIsUsed() throws {
        var store = FindingStore(Exceptions([try #require(Ignore("late:90"))]), limit: 5)
        for page in 0..<100 { store.add(verdict(page, 3, rule: page == 90 ? "late" : "r"), page: page, sitePath: nil) }
        let (_, left) = store.finish { _ in nil }
        #expect(left["90"] == nil && left["91"]?.all == 3)
        #expect(store.exceptions.unused(rules: ["late"]).isEmpty)
    }
}
