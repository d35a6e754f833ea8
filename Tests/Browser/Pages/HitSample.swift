import TestSupport
import Vitrine
import VitrineKit

/// A text, the patterns to find in it, and its layout.
struct HitSample {
    let text: String
    let patterns: [String]
    let width: String
    let label: TappableLabel

    init(_ text: String, _ patterns: [String], number: Int, lines: Int = 0) {
        self.text = text
        self.patterns = patterns
        width = ["narrow", "medium", "wide", "full"][number / LabelAlignment.allCases.count % 4]
        label = TappableLabel(
            displayableContentText: text, detectableText: patterns.map { .userDefined($0) },
            textAlignment: LabelAlignment.allCases[number % LabelAlignment.allCases.count], numberOfLines: lines)
    }

    /// 200 texts in all widths and alignments, then some texts that are cut off after a few lines.
    static let all: [HitSample] = {
        var texts: [(text: String, patterns: [String])] = []
        var known: Set<String> = []
        func add(_ text: String, _ patterns: [String]) {
            var text = text
            // The resolver identifies a label by its text, so texts must be unique.
            while !known.insert(text).inserted { text += " ·" }
            texts.append((text, patterns))
        }
        for example in WorkedExample.all { add(example.text, example.patterns) }
        for (text, patterns) in HitTexts.written { add(text, patterns) }
        var generator = SplitMix64(state: 2022)
        while texts.count < 200 {
            let (text, patterns) = HitTexts.mixed(using: &generator)
            add(text, patterns)
        }
        var samples = texts.enumerated().map { HitSample($1.text, $1.patterns, number: $0) }
        for (number, lines) in [1, 1, 2, 2, 3, 3, 4, 5, 2, 1].enumerated() {
            var (text, patterns) = HitTexts.written[number * 5]
            text = String(repeating: text + " ", count: 4)
            while !known.insert(text).inserted { text += "·" }
            samples.append(HitSample(text, patterns, number: number * 3, lines: lines))
        }
        return samples
    }()
}
