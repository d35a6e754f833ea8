import TappableText
import Testing

@Suite("Rules that the worked examples do not cover")
struct RuleTests {
    private func runs(_ patterns: [String], _ text: String) -> [[Int]] {
        TapDetector(patterns: patterns).runs(in: text).map {
            [$0.utf16Range.lowerBound, $0.utf16Range.count, $0.patternIndex]
        }
    }

    @Test("Without patterns or text there are no runs")
    func nothing() {
        #expect(runs([], "abc").isEmpty)
        #expect(runs([], "").isEmpty)
        #expect(runs(["a"], "").isEmpty)
        #expect(runs([""], "").isEmpty)
    }

    @Test("An empty pattern counts in the indices of patterns")
    func emptyPatternCounts() {
        #expect(runs(["", "b", "", "c"], "abc") == [[1, 1, 1], [2, 1, 3]])
    }

    @Test("ASCII characters and their canonical equivalents match each other")
    func singletons() {
        #expect(runs(["K;`"], "\u{212A}\u{37E}\u{1FEF}") == [[0, 3, 0]])
        #expect(runs(["\u{212A}\u{37E}\u{1FEF}"], "K;`") == [[0, 3, 0]])
        #expect(runs(["K", "\u{212A}"], "K") == [[0, 1, 1]])
    }

    @Test("The last of several equivalent patterns wins")
    func equivalentPatterns() {
        #expect(runs(["\u{E9}", "x", "e\u{301}"], "\u{E9}e\u{301}") == [[0, 3, 2]])
    }

    @Test("Adjacent occurrences of one pattern are one run")
    func touching() {
        #expect(runs(["ab", "c"], "ababcab") == [[0, 4, 0], [4, 1, 1], [5, 2, 0]])
    }

    @Test("A control character is matched like any other Character")
    func controls() {
        #expect(runs(["\0", "\u{1}\u{7F}"], "a\0\u{1}\u{7F}") == [[1, 1, 0], [2, 2, 1]])
    }

    @Test("CR LF is one Character, and an LF after it is another one")
    func lineEnds() {
        #expect(runs(["\r\n"], "\r\r\n\n") == [[1, 2, 0]])
        #expect(runs(["\n", "\r"], "\r\r\n\n") == [[0, 1, 1], [3, 1, 0]])
    }

    @Test("A Character with many marks matches the same marks in another order")
    func longCharacters() {
        let mixed = "a" + String(repeating: "\u{301}\u{323}\u{5B0}", count: 50)
        let other = "a" + String(repeating: "\u{323}\u{5B0}\u{301}", count: 50)
        #expect(mixed == other)
        #expect(runs([other], "x\(mixed)y") == [[1, mixed.utf16.count, 0]])
        #expect(runs([other + "\u{301}"], "x\(mixed)y").isEmpty)
    }

    @Test("The order of marks of the same combining class matters, even if there are many")
    func orderWithinClass() {
        let many = String(repeating: "\u{323}", count: 50)
        #expect(runs(["a\u{301}\u{308}\(many)"], "a\u{308}\(many)\u{301}").isEmpty)
        #expect(runs(["a\u{301}\(many)\u{308}"], "a\(many)\u{301}\u{308}") == [[0, 53, 0]])
    }

    @Test("A Character of 64 bytes matches its decomposed form of 65, whose marks are sorted")
    func thresholdOfSorting() {
        let marks = String(repeating: "\u{308}\u{30A}", count: 15) + "\u{308}"
        let composed = "\u{E9}" + marks
        let decomposed = "e\u{301}" + marks
        #expect(composed.utf8.count == 64 && decomposed.utf8.count == 65)
        #expect(runs([composed], decomposed) == [[0, 33, 0]])
        #expect(runs([decomposed], composed) == [[0, 32, 0]])
    }

    @Test("The ranges are ranges of the original text")
    func indices() {
        let text = "\u{1F600} Gr\u{FC}\u{DF}e, Gru\u{308}\u{DF}e"
        let runs = TapDetector(patterns: ["Gr\u{FC}\u{DF}e"]).runs(in: text)
        #expect(runs.map { String(text[$0.range]) } == ["Gr\u{FC}\u{DF}e", "Gru\u{308}\u{DF}e"])
        #expect(runs.map { Array(text[$0.range].unicodeScalars).count } == [5, 6])
    }
}
