import TappableText
import TestSupport
import Testing

/// Each test compares its processor time with the time for a harmless input in the same run, not with a fixed limit. A
/// generous factor is enough, because quadratic work would take thousands of times as long.
@Suite("The time for hostile input is not quadratic", .serialized)
struct HostileInputTests {
    #if DEBUG
        static let textSize = 500_000
    #else
        static let textSize = 10_000_000
    #endif

    private static func time(_ patterns: [String], _ text: String) -> (Duration, runs: [TapRun]) {
        var runs: [TapRun] = []
        let time = ProcessorTime.measure {
            runs = TapDetector(patterns: patterns).runs(in: text)
        }
        return (time, runs)
    }

    /// The time for a harmless text of the same size, in which occurrences of two patterns alternate.
    private static let baseline = time(["ab", "ba"], String(repeating: "ab", count: textSize / 2)).0

    @Test("A large text and 10,000 patterns")
    func manyPatterns() {
        let patterns = (0..<10_000).map { "w\($0 * 7919 % 100_003)." }
        let text = (0..<Self.textSize / 10).map { "w\($0 % 100_003). +" }.joined()
        let (time, runs) = Self.time(patterns, text)
        #expect(runs.count > Self.textSize / 200)
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
    }

    @Test("1,000 empty patterns", arguments: [[String](), ["b"]])
    func emptyPatterns(others: [String]) {
        let text = String(repeating: "a", count: Self.textSize)
        let (time, runs) = Self.time([String](repeating: "", count: 1000) + others, text)
        #expect(runs.isEmpty)
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
    }

    @Test("Nested patterns in a text of one letter", arguments: [true, false])
    func nested(isRising: Bool) {
        let rising = (1...1000).map { String(repeating: "a", count: $0) }
        let text = String(repeating: "a", count: Self.textSize)
        let (time, runs) = Self.time(isRising ? rising : rising.reversed(), text)
        #expect(runs.map(\.utf16Range) == [0..<Self.textSize])
        #expect(runs.map(\.patternIndex) == [999])
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
    }

    @Test("Nested patterns in blocks shorter than the longest")
    func nestedInBlocks() {
        let patterns = (1...1000).map { String(repeating: "a", count: $0) }
        let text = String(repeating: String(repeating: "a", count: 499) + ".", count: Self.textSize / 500)
        let (time, runs) = Self.time(patterns, text)
        #expect(runs.count == Self.textSize / 500)
        #expect(runs.allSatisfy { $0.patternIndex == 498 && $0.utf16Range.count == 499 })
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
    }

    @Test("All substrings of a repeated word, in two orders", arguments: [true, false])
    func allSubstrings(isLaterStartBetter: Bool) {
        let letters = (0..<100).compactMap { Unicode.Scalar(0x4E00 + $0 as UInt32).map(Character.init) }
        let substrings = letters.indices.flatMap { start in
            (start..<letters.count).map { String(letters[start...$0]) }
        }
        let text = String(repeating: String(letters), count: Self.textSize / 300)
        let (time, runs) = Self.time(isLaterStartBetter ? substrings : substrings.reversed(), text)
        // Neighboring Characters never have the same winning pattern, so each Character is a run.
        #expect(runs.count == letters.count * (Self.textSize / 300))
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
    }

    @Test("Characters with very many marks, in the text and in the patterns")
    func marks() {
        let count = 100_000
        let mixed = "a" + String(repeating: "\u{301}\u{323}", count: count)
        let sorted = "a" + String(repeating: "\u{323}", count: count) + String(repeating: "\u{301}", count: count)
        let (time, runs) = Self.time([mixed, "a"], "a\(sorted)\(mixed)a\(mixed)\u{323}")
        #expect(runs.map(\.patternIndex) == [1, 0, 1])
        #expect(runs.map { $0.utf16Range.count } == [1, 2 * mixed.utf16.count, 1])
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
        #expect(Self.time(["a", "\u{E1}"], mixed).runs.isEmpty)
    }

    @Test(
        "Long joining sequences", arguments: ["\u{1F1E9}", "\u{1F468}\u{200D}", "\u{1112}", "\u{915}\u{94D}", "\r\n"])
    func joiners(unit: String) {
        let text = String(repeating: unit, count: Self.textSize / unit.utf8.count)
        let (time, _) = Self.time([unit, unit + unit, "\u{301}"], text)
        #expect(time < Self.baseline * 20, "\(time) against \(Self.baseline)")
    }
}
