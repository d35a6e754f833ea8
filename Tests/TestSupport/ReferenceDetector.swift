/// A detector that works step by step, as the original TappableLabel does. It is slow, but simple enough to be trusted
/// as a reference in tests.
public enum ReferenceDetector {
    /// A range of the text in which one pattern wins.
    public struct Run: Hashable, Sendable {
        /// The range, in UTF-16 code units.
        public let range: Range<Int>
        /// The index of the winning pattern.
        public let patternIndex: Int

        /// Creates a run.
        public init(range: Range<Int>, patternIndex: Int) {
            self.range = range
            self.patternIndex = patternIndex
        }
    }

    /// Returns every range of the text that has as many Characters as the pattern and is equal to it. An empty pattern
    /// matches an empty range before each Character and at the end.
    public static func ranges(of pattern: String, in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        let patternCount = pattern.count
        let textCount = text.count
        if textCount >= patternCount {
            for offset in 0...(textCount - patternCount) {
                let from = text.index(text.startIndex, offsetBy: offset)
                if let to = text.index(from, offsetBy: patternCount, limitedBy: text.endIndex),
                    pattern == text[from..<to]
                {
                    ranges.append(from..<to)
                }
            }
        }
        return ranges
    }

    /// Converts a range to UTF-16 offsets; nil if it does not begin and end between UTF-16 code units.
    public static func utf16Range(of range: Range<String.Index>, in text: String) -> Range<Int>? {
        let utf16 = text.utf16
        guard let from = range.lowerBound.samePosition(in: utf16), let to = range.upperBound.samePosition(in: utf16)
        else { return nil }
        let start = utf16.distance(from: utf16.startIndex, to: from)
        return start..<start + utf16.distance(from: from, to: to)
    }

    /// Returns the runs of a text. Of the patterns that cover a code unit, the last one in the list wins. Neighboring
    /// code units with the same winner are one run.
    public static func runs(of patterns: [String], in text: String) -> [Run] {
        var winners = [Int?](repeating: nil, count: text.utf16.count)
        for (index, pattern) in patterns.enumerated() {
            for range in ranges(of: pattern, in: text) {
                if let units = utf16Range(of: range, in: text) {
                    for unit in units {
                        winners[unit] = index
                    }
                }
            }
        }
        var runs: [Run] = []
        var start = 0
        while start < winners.count {
            var end = start + 1
            while end < winners.count, winners[end] == winners[start] {
                end += 1
            }
            if let winner = winners[start] {
                runs.append(Run(range: start..<end, patternIndex: winner))
            }
            start = end
        }
        return runs
    }
}
