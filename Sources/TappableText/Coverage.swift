/// The Characters of a text that are part of an occurrence of any word, and the words that occur.
struct Coverage {
    /// A maximal stretch that is covered without a gap.
    struct Stretch {
        /// The range in Characters from the start of the text.
        let range: Range<Int>
        /// The only word that occurs in the stretch, as an index into the automaton's list; nil if several words occur,
        /// so that the winners must be determined by a `Contest`.
        let soleWord: Int32?
    }

    /// The stretches in the order of the text, with a gap between any two.
    private(set) var stretches: [Stretch] = []
    /// The words that occur, as indices into the automaton's list, in ascending order.
    private(set) var words: [Int] = []

    /// Reads the text once. Each word is recorded once, however often it occurs.
    init(of symbols: [Int32], by automaton: Automaton) {
        var isMet = [Bool](repeating: false, count: Int(automaton.wordRanges[0].upperBound))
        var node = 0
        for position in symbols.indices {
            node = automaton.step(from: node, by: symbols[position])
            let longest = Int(automaton.accepts[node])
            if longest == 0 {
                continue
            }
            let isSole = automaton.accepts[Int(automaton.links[longest])] == 0
            cover(
                position + 1 - Int(automaton.depths[longest])..<position + 1,
                by: isSole ? automaton.words[longest] : nil)
            var word = longest
            // If a word has already been recorded, so have all words that are suffixes of it.
            while word != 0, !isMet[Int(automaton.words[word])] {
                isMet[Int(automaton.words[word])] = true
                words.append(Int(automaton.words[word]))
                word = Int(automaton.accepts[Int(automaton.links[word])])
            }
        }
        words.sort()
    }

    private mutating func cover(_ range: Range<Int>, by word: Int32?) {
        var start = range.lowerBound
        var soleWord = word
        while let last = stretches.last, last.range.upperBound >= start {
            start = min(start, last.range.lowerBound)
            soleWord = last.soleWord == soleWord ? soleWord : nil
            stretches.removeLast()
        }
        stretches.append(Stretch(range: start..<range.upperBound, soleWord: soleWord))
    }
}
