import Foundation
import Synchronization
import VitrineConformance
import VitrineXML

/// A check of many pages by several workers. What comes out does not depend on which of them was faster.
struct CheckRun: Sendable {
    let input: CheckInput
    let userRules: UserRules
    let checksLinks: Bool
    let jobs: Int
    let progress: ProgressLine

    /// Checks all pages.
    /// - Returns: a verdict for each page with findings, by the number of the page.
    func verdicts() async throws(CommandProblem) -> [Int: PageVerdict] {
        let found = Mutex<[Int: PageVerdict]>([:])
        let links = Mutex(input.sites.map { SiteLinkCheck($0) })
        progress.start(total: input.pages.count)
        try await work(input.pages.count) { worker, number in
            var verdict = worker.verdict(number)
            if let site = input.pages[number].site, let facts = verdict.facts {
                links.withLock { $0[site].add(facts) }
                verdict.facts = nil
            }
            if !verdict.findings.isEmpty || verdict.left > 0 { found.withLock { $0[number] = verdict } }
            progress.advance()
        }
        let late = checksLinks ? links.withLock { self.late($0) } : []
        try await work(late.count) { worker, number in
            let verdict = worker.verdict(late[number].page, late: late[number].late)
            found.withLock { found in
                found[late[number].page, default: PageVerdict(path: verdict.path)].add(verdict)
            }
        }
        progress.finish()
        return found.withLock { $0 }
    }

    /// What the links of whole sites tell, with the number of the page.
    private func late(_ links: [SiteLinkCheck]) -> [(page: Int, late: LateLinkFindings)] {
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

    /// Shares numbers out among workers.
    private func work(
        _ count: Int, _ body: @escaping @Sendable (CheckWorker, Int) -> Void
    ) async throws(CommandProblem) {
        let next = Counter()
        let isShort = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<min(jobs, count) {
                group.addTask {
                    let worker = CheckWorker(self)
                    while true {
                        let number = next.take()
                        guard number < count else { return worker.isShortOfMemory }
                        body(worker, number)
                    }
                }
            }
            return await group.reduce(false) { $0 || $1 }
        }
        if isShort { throw .outOfMemory }
    }
}

/// Numbers from 0, each given once. A class, because workers share it.
private final class Counter: Sendable {
    private let next = Atomic(0)

    func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}
