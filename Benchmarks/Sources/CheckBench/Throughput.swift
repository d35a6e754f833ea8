import Foundation
import VitrineConformance
import VitrineMarkup

/// Runs workloads in turn, after one warm-up round, and returns the median of each in CPU seconds, which depend less on
/// other programs than elapsed time.
func medians(_ rounds: Int, _ workloads: [() -> Void]) -> [Double] {
    var times = [[Double]](repeating: [], count: workloads.count)
    for round in 0..<(rounds + 1) {
        for (index, workload) in workloads.enumerated() {
            let start = processorSeconds()
            workload()
            if round > 0 { times[index].append(processorSeconds() - start) }
        }
    }
    return times.map { $0.sorted()[rounds / 2] }
}

/// Returns the CPU seconds that this thread has used.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Measures generated pages of four sizes, each read as HTML and as polyglot markup, and prints a table.
enum Throughput {
    static func measure() throws {
        let checker = try ConformanceChecker()
        let parser = try PageReader(names: [])
        print("page     read as       bytes    check ms      MB/s    parse ms  check/parse  findings")
        for (name, cards, repeats) in [
            ("10 kB", 27, 100), ("100 kB", 266, 10), ("1 MB", 2_630, 1), ("10 MB", 26_000, 1),
        ] {
            let bytes = Page.bytes(cards: cards)
            for syntax in [PageSyntax.html, .polyglot] {
                let times = medians(
                    cards > 10_000 ? 5 : 21,
                    [
                        { for _ in 0..<repeats { _ = checker.check(bytes, path: "page.html", syntax: syntax) } },
                        { for _ in 0..<repeats { _ = parser.read(bytes, syntax) } },
                    ]
                ).map { $0 / Double(repeats) }
                let findings = checker.check(bytes, path: "page.html", syntax: syntax).count
                print(
                    name.padding(toLength: 8, withPad: " ", startingAt: 0),
                    "\(syntax)".padding(toLength: 8, withPad: " ", startingAt: 0),
                    String(
                        format: "%10d %11.3f %9.1f %11.3f %12.2f %9d", bytes.count, times[0] * 1000,
                        Double(bytes.count) / 1e6 / times[0], times[1] * 1000, times[0] / times[1], findings))
            }
        }
    }
}

/// Measures the pages in the given files.
enum Files {
    static func measure(_ paths: [String]) throws {
        let checker = try ConformanceChecker()
        let parser = try PageReader(names: [])
        let pages = try paths.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
        let total = Double(pages.reduce(0) { $0 + $1.count })
        let times = medians(
            5,
            [
                { for page in pages { _ = checker.check(page, path: "page.html") } },
                { for page in pages { _ = parser.read(page, .html) } },
            ])
        print(
            String(
                format: "%d files, %.2f MB: %.1f ms, %.1f MB/s, %.3f ms a page; parse %.1f ms, check/parse %.2f",
                pages.count,
                total / 1e6, times[0] * 1000, total / 1e6 / times[0], times[0] * 1000 / Double(pages.count),
                times[1] * 1000, times[0] / times[1]))
    }
}

/// Measures the first page of a process, which includes loading the tables.
enum FirstPage {
    static func measure(_ path: String?) throws {
        let bytes = try path.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) } ?? Page.bytes(cards: 27)
        let clock = ContinuousClock()
        var findings = 0
        let made = try clock.measure { _ = try ConformanceChecker() }
        let checker = try ConformanceChecker()
        let first = clock.measure { findings = checker.check(bytes, path: "page.html").count }
        let second = clock.measure { findings += checker.check(bytes, path: "page.html").count }
        print(
            "\(bytes.count) bytes: checker made in \(made), first page \(first), second \(second); \(findings / 2) findings"
        )
    }
}
