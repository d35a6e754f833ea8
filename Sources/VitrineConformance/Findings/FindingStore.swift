import VitrineSupport

/// Collects the findings of many pages. The findings of the first pages are kept and the others are only counted, so
/// the findings of a site need little memory even if there are millions. The result does not depend on the order in
/// which pages are checked.
package struct FindingStore: Sendable {
    /// The maximum number of findings that a report lists, besides the finding about those that it does not list.
    package static let limit = 20_000

    /// The exceptions to rules. They record which of them matched a finding, even one that is only counted.
    package private(set) var exceptions: Exceptions
    private let limit: Int
    private var kept: [Int: PageVerdict] = [:]
    private var count = 0
    /// The index of the last page whose findings are kept; those of later pages are only counted.
    private var last = Int.max
    private var counted: [Int: (path: String, counts: FindingCounts, hasMore: Bool)] = [:]

    /// Creates an empty store.
    package init(_ exceptions: Exceptions = Exceptions(), limit: Int = limit) {
        self.exceptions = exceptions
        self.limit = limit
    }

    /// Adds the findings of a page to those that the store already has for the page.
    /// - Parameters:
    ///   - number: the index of the page among all pages.
    ///   - sitePath: the page's path in the site's folder, for exceptions.
    package mutating func add(_ verdict: PageVerdict, page number: Int, sitePath: String?) {
        var verdict = verdict
        verdict.findings = verdict.findings.filter { !exceptions.covers($0, sitePath: sitePath) }
        guard !verdict.findings.isEmpty || verdict.left > 0 else { return }
        guard number <= last else { return note(verdict, number) }
        count += verdict.findings.count
        if kept[number] == nil { kept[number] = verdict } else { kept[number]?.add(verdict) }
        if count > 2 * limit { trim() }
    }

    private mutating func note(_ verdict: PageVerdict, _ number: Int) {
        var entry = counted[number] ?? (verdict.path, FindingCounts(), false)
        entry.counts.add(verdict.findings)
        if verdict.left > 0 { entry.hasMore = true }
        counted[number] = entry
    }

    /// Drops the findings of the pages after the one that reaches the limit, and counts them. When more pages are
    /// added, the limit can only be reached at this or an earlier page, so nothing is dropped that would be needed
    /// later.
    private mutating func trim() {
        var sum = 0
        for number in kept.keys.sorted() {
            guard let verdict = kept[number] else { continue }
            if sum >= limit {
                kept[number] = nil
                note(verdict, number)
                continue
            }
            sum += verdict.findings.count
            if sum >= limit { last = number }
        }
        count = sum
    }

    /// Returns the findings to list, in the order of the pages, and the counts of those beyond the limit, by the paths
    /// of their pages.
    /// - Parameter sitePath: returns a page's path in the site's folder, given the index of the page.
    package mutating func finish(
        sitePath: (Int) -> String?
    ) -> (findings: [Finding], left: [String: FindingCounts]) {
        trim()
        var findings: [Finding] = []
        var left: [String: FindingCounts] = [:]
        for number in kept.keys.sorted() {
            guard var verdict = kept[number] else { continue }
            verdict.findings += moreFindings(verdict, sitePath(number))
            let room = limit - findings.count
            findings += verdict.findings.prefix(room)
            if verdict.findings.count > room {
                left[verdict.path, default: FindingCounts()].add(verdict.findings.dropFirst(room))
            }
        }
        for (number, entry) in counted {
            var counts = entry.counts
            if entry.hasMore {
                counts.add(moreFindings(PageVerdict(path: entry.path, left: 1), sitePath(number)))
            }
            left[entry.path, default: FindingCounts()].add(counts)
        }
        if let rest = Self.rest(left, listed: findings.count) { findings.append(rest) }
        return (findings, left)
    }

    /// Returns the finding that reports that a page has further findings, which are not listed; empty if all are
    /// listed, or if an exception covers this finding.
    private mutating func moreFindings(_ verdict: PageVerdict, _ sitePath: String?) -> [Finding] {
        var verdict = PageVerdict(path: verdict.path, left: verdict.left)
        verdict.noteLeft()
        return verdict.findings.filter { !exceptions.covers($0, sitePath: sitePath) }
    }

    private static func rest(_ left: [String: FindingCounts], listed: Int) -> Finding? {
        let count = left.values.reduce(0) { $0 + $1.all }
        guard count > 0 else { return nil }
        let rule = Rule.findingsLeft
        let pages = Count.of(left.count, "page", "pages")
        return Finding(
            path: "", severity: rule.severity, rule: rule.id,
            message:
                "\(Count.of(count, "more finding", "more findings")) on \(pages) \(count == 1 ? "is" : "are") counted but not "
                + "listed: a report lists the first \(Count.grouped(listed))")
    }
}
