/// Which Characters of a text are in an occurrence of some word, and which words occur.
struct Coverage {
    /// The longest stretches, in Characters, that are covered without a gap, from the start of the text.
    private(set) var stretches: [Range<Int>] = []
    /// The words that occur, as places in the automaton's list, in ascending order.
    private(set) var words: [Int] = []

    /// Reads the text once. Each word is met once, however often it occurs.
    init(of symbols: [Int32], by automaton: Automaton) {
        var isMet = [Bool](repeating: false, count: Int(automaton.wordRanges[0].upperBound))
        var node = 0
        for position in symbols.indices {
            node = automaton.step(from: node, by: symbols[position])
            let longest = Int(automaton.accepts[node])
            if longest == 0 {
                continue
            }
            cover(position + 1 - Int(automaton.depths[longest])..<position + 1)
            var word = longest
            // All that is behind a word that was met was met with it.
            while word != 0, !isMet[Int(automaton.words[word])] {
                isMet[Int(automaton.words[word])] = true
                words.append(Int(automaton.words[word]))
                word = Int(automaton.accepts[Int(automaton.links[word])])
            }
        }
        words.sort()
    }

    private mutating func cover(_ range: Range<Int>) {
        var start = range.lowerBound
        while let last = stretches.last, last.upperBound >= start {
            start = min(start, last.lowerBound)
            stretches.removeLast()
        }
        stretches.append(start..<range.upperBound)
    }
}
