/// Finds where the patterns of a list occur in a text.
///
/// A detector is built once and can be used for many texts, from several threads at once. A pattern occurs wherever a
/// sequence of Characters in the text is canonically equivalent to it; occurrences may overlap (rules 2 to 4; the rules
/// are in `Documentation/parity.md`). Where occurrences of several patterns overlap, the pattern that is later in the
/// list wins (rule 6).
///
/// The time is O((n + M) log M), where n is the number of Characters in the text and M the number of Characters in all
/// patterns that occur in it. It does not grow with the number of overlapping occurrences. The number of other patterns
/// hardly matters: one byte for each pattern is cleared for each text, and the edges of the automaton are found by
/// binary search.
public struct TapDetector: Sendable {
    private let alphabet: Alphabet
    private let words: WordList
    private let automaton: Automaton

    /// Creates a detector for patterns. An empty pattern never produces a run but still takes up an index (rule 7).
    public init(patterns: [String]) {
        var alphabet = Alphabet()
        var words = WordList()
        for (index, pattern) in patterns.enumerated() where !pattern.isEmpty {
            words.append(pattern.map { alphabet.intern($0) }, patternIndex: index)
        }
        alphabet.seal()
        self.alphabet = alphabet
        self.words = words.sortedWithoutDuplicates()
        automaton = Automaton(self.words, denseRoot: alphabet.count)
    }

    /// Returns the runs of a text in order: the longest stretches in which the same pattern wins (rule 8).
    public func runs(in text: String) -> [TapRun] {
        if words.isEmpty || text.isEmpty {
            return []
        }
        let symbols = SymbolText(text, alphabet: alphabet)
        let coverage = Coverage(of: symbols.symbols, by: automaton)
        let contested = coverage.stretches.lazy.filter { $0.soleWord == nil }.map(\.range)
        var winners: [Int32] = []
        if !contested.isEmpty {
            winners = Contest(words.selecting(coverage.words)).winners(on: Array(contested), of: symbols.symbols)
        }
        var assembly = RunAssembly(text: text, symbols: symbols)
        var next = 0
        for stretch in coverage.stretches {
            if let word = stretch.soleWord {
                assembly.append(stretch.range, patternIndex: words.patternIndices[Int(word)])
            } else {
                assembly.append(stretch.range, winners: winners[next..<next + stretch.range.count])
                next += stretch.range.count
            }
        }
        return assembly.runs
    }
}
