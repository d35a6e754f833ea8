import TappableText
import TestSupport
import Testing

@Suite("The worked examples")
struct WorkedExampleTests {
    @Test("There are 49 examples, numbered in order")
    func table() {
        #expect(WorkedExample.all.map(\.number) == Array(1...49))
    }

    @Test("The detector finds the runs", arguments: WorkedExample.all)
    func runs(_ example: WorkedExample) {
        let runs = TapDetector(patterns: example.patterns).runs(in: example.text)
        #expect(runs.map { [$0.utf16Range.lowerBound, $0.utf16Range.count, $0.patternIndex] } == example.runs)
    }

    @Test("Both ranges of a run are the same part of the text", arguments: WorkedExample.all)
    func ranges(_ example: WorkedExample) {
        for run in TapDetector(patterns: example.patterns).runs(in: example.text) {
            expectAgreement(run, in: example.text)
        }
    }

    @Test("The slow reference finds the occurrences and the runs", arguments: WorkedExample.all)
    func reference(_ example: WorkedExample) {
        #expect(example.text.count == example.characterCount)
        #expect(example.text.utf16.count == example.utf16Count)
        let matches = example.patterns.map { pattern in
            ReferenceDetector.ranges(of: pattern, in: example.text)
                .compactMap { ReferenceDetector.utf16Range(of: $0, in: example.text) }
                .map { [$0.lowerBound, $0.count] }
        }
        #expect(matches == example.matches)
        let runs = ReferenceDetector.runs(of: example.patterns, in: example.text)
        #expect(runs.map { [$0.range.lowerBound, $0.range.count, $0.patternIndex] } == example.runs)
    }
}
