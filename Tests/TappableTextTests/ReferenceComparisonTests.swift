import TestSupport
import Foundation
import TappableText
import Testing

@Suite("The detector agrees with the slow reference")
struct ReferenceComparisonTests {
    /// The number of random cases: the value of the environment variable `TAP_CASES`, which is a million in CI, or
    /// 50,000 if it is not set.
    static let caseCount = ProcessInfo.processInfo.environment["TAP_CASES"].flatMap { Int($0) } ?? 50_000
    static let shareCount = 8

    @Test("Random texts of marks, joiners, flags, syllables and line ends", arguments: 0..<shareCount)
    func random(share: Int) {
        var runCount = 0
        for seed in stride(from: share, to: Self.caseCount, by: Self.shareCount) {
            let item = RandomCase(seed: UInt64(seed))
            let runs = TapDetector(patterns: item.patterns).runs(in: item.text)
            runCount += runs.count
            let found = runs.map { ReferenceDetector.Run(range: $0.utf16Range, patternIndex: $0.patternIndex) }
            let ranges = runs.map { ReferenceDetector.utf16Range(of: $0.range, in: item.text) }
            if found != ReferenceDetector.runs(of: item.patterns, in: item.text) || ranges != runs.map(\.utf16Range) {
                Issue.record("seed \(seed): \(Array(item.text.unicodeScalars)) \(item.patterns)")
                return
            }
        }
        // There must be more than one run per case on average, or the comparison would prove little.
        #expect(runCount > Self.caseCount / Self.shareCount)
    }

    @Test("Texts of two letters, with many overlapping occurrences", arguments: 0..<4)
    func crowded(share: Int) {
        for seed in 0..<500 {
            var generator = SplitMix64(state: UInt64(seed * 4 + share))
            let text = (0..<60).map { _ in Bool.random(using: &generator) ? "a" : "b" }.joined()
            let patterns = (0..<40).map { _ in
                let start = Int.random(in: 0..<60, using: &generator)
                return String(text.dropFirst(start).prefix(Int.random(in: 0...12, using: &generator)))
            }
            let runs = TapDetector(patterns: patterns).runs(in: text)
            let found = runs.map { ReferenceDetector.Run(range: $0.utf16Range, patternIndex: $0.patternIndex) }
            #expect(found == ReferenceDetector.runs(of: patterns, in: text), "\(text) \(patterns)")
        }
    }
}
