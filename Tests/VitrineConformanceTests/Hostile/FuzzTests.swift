import Foundation
import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Tests pages with random damage, which is the same in every run. The environment variable `FUZZ_SECONDS` makes the
/// test run longer. The program `check-fuzz` does the same work for as long as needed.
@Suite("Corrupted pages")
struct FuzzTests {
    private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap { Double($0) }

    private func look(_ page: [UInt8], _ checker: ConformanceChecker) -> [FuzzTrial.Found] {
        checker.check(page, path: "page.html").map {
            FuzzTrial.Found(
                line: $0.line, column: $0.column, offset: $0.offset,
                text: "\($0.rule) \($0.element ?? "") \($0.message)")
        }
    }

    @Test(
        "Two checkers report the same valid positions for a page, in linear time",
        arguments: 1...4)
    func spoiled(seed: UInt64) throws {
        let pages = Rules.all.flatMap { $0.wrong + $0.right }.map { Array($0.document.utf8) }
        var mutator = PageMutator(pages, seed: seed)
        let (one, other) = (try ConformanceChecker(), try ConformanceChecker())
        let clock = ContinuousClock()
        let start = clock.now
        var cases = 0
        while cases < 250 || Self.seconds.map({ clock.now - start < .seconds($0 / 4) }) ?? false {
            let page = mutator.next()
            var found: [FuzzTrial.Found] = []
            let time = ProcessorTime.measure { found = look(page, one) }
            let trial = FuzzTrial(
                page: page, first: found, second: look(page, other), nanoseconds: Int(time / .nanoseconds(1)))
            // The limit is generous, because this may be a debug build on a busy machine: the test finds checks that
            // take minutes, not milliseconds.
            let problems = trial.problems(nanosecondsPerByte: 500_000)
            guard problems.isEmpty else {
                Issue.record("seed \(seed), case \(cases): \(problems)\n\(String(decoding: page, as: UTF8.self))")
                return
            }
            cases += 1
        }
    }

    @Test("A trial reports every kind of problem")
    func trial() {
        let page = Array("a\nb".utf8)
        let right = FuzzTrial.Found(line: 2, column: 1, offset: 2, text: "x")
        func problems(_ first: FuzzTrial.Found, _ second: FuzzTrial.Found, _ time: Int = 0) -> Int {
            FuzzTrial(page: page, first: [first], second: [second], nanoseconds: time)
                .problems(nanosecondsPerByte: 1_000).count
        }
        #expect(problems(right, right) == 0)
        #expect(problems(right, .init(line: 2, column: 1, offset: 2, text: "y")) == 1)
        #expect(problems(right, right, 60_000_000) == 1)
        for wrong: FuzzTrial.Found in [
            .init(line: 1, column: 1, offset: 2, text: "x"), .init(line: 2, column: 2, offset: 2, text: "x"),
            .init(line: 2, column: 3, offset: 4, text: "x"), .init(line: 2, column: 1, offset: 2, text: ""),
            .init(line: 0, column: 0, offset: -1, text: "x"),
        ] {
            #expect(problems(wrong, wrong) == 1, "\(wrong)")
        }
    }
}
