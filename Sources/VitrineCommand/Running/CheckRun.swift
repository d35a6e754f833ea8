import Synchronization
import VitrineConformance
import VitrineSupport

/// A check of many pages by several workers. The result does not depend on which worker is faster.
struct CheckRun: Sendable {
    let input: CheckInput
    let userRules: UserRules
    let checksLinks: Bool
    let judgesContrast: Bool
    let jobs: Int
    let progress: ProgressLine

    /// Checks all pages, then adds the findings about links that can be verified only when all pages are known.
    /// - Returns: the findings; those beyond the limit of a report are only counted.
    /// - Throws: ``CommandProblem/outOfMemory`` if a parser cannot be allocated.
    func findings(_ exceptions: Exceptions) async throws(CommandProblem) -> FindingStore {
        let found = Mutex(FindingStore(exceptions))
        let links = Mutex(input.sites.map { SiteLinkCheck($0) })
        progress.start(total: input.pages.count)
        try await share(Array(input.pages.indices)) { worker, number in
            var verdict = worker.verdict(number)
            if let site = input.pages[number].site, let facts = verdict.facts {
                links.withLock { $0[site].add(facts) }
                verdict.facts = nil
            }
            found.withLock { $0.add(verdict, page: number, sitePath: input.pages[number].sitePath) }
            progress.advance()
        }
        let late = checksLinks ? links.withLock { self.late($0) } : []
        try await share(late) { worker, late in
            let verdict = worker.verdict(late.page, late: late.findings)
            found.withLock { $0.add(verdict, page: late.page, sitePath: input.pages[late.page].sitePath) }
        }
        progress.finish()
        return found.withLock { $0 }
    }

    /// Returns the findings that depend on the whole site. Each entry has the number of a page and the findings about
    /// the links of that page.
    private func late(_ links: [SiteLinkCheck]) -> [(page: Int, findings: LateLinkFindings)] {
        var numbers: [[String: Int]] = input.sites.map { _ in [:] }
        for (number, page) in input.pages.enumerated() {
            if let site = page.site, let path = page.sitePath { numbers[site][path] = number }
        }
        return links.enumerated().flatMap { site, check in
            check.late.compactMap { late in
                numbers[site][input.sites[site].pages[late.page]].map { ($0, late) }
            }
        }
    }

    private func share<Job: Sendable>(
        _ jobs: [Job], _ body: @escaping @Sendable (CheckWorker, Job) -> Void
    ) async throws(CommandProblem) {
        let isShort = await WorkerPool.drain(jobs, tasks: self.jobs) { queue in
            let worker = CheckWorker(self)
            while let job = queue.next() { body(worker, job) }
            return worker.isShortOfMemory
        }
        if isShort.contains(true) { throw .outOfMemory }
    }
}
