/// The patterns, each as the numbers of its Characters in the alphabet, stored end to end.
struct WordList: Sendable {
    private(set) var letters: [Int32] = []
    private(set) var patternIndices: [Int32] = []
    private var bounds: [Int] = [0]

    var count: Int {
        patternIndices.count
    }

    var isEmpty: Bool {
        patternIndices.isEmpty
    }

    /// Returns the range of a word's letters in `letters`.
    func range(of word: Int) -> Range<Int> {
        bounds[word]..<bounds[word + 1]
    }

    mutating func append(_ word: some Collection<Int32>, patternIndex: Int) {
        letters.append(contentsOf: word)
        bounds.append(letters.count)
        patternIndices.append(Int32(truncatingIfNeeded: patternIndex))
    }

    /// Returns the words in lexicographical order, each word before those that begin with it. Only one of several equal
    /// words is kept, with the highest of their pattern indices (rule 6 in `Documentation/parity.md`).
    func sortedWithoutDuplicates() -> WordList {
        let order = (0..<count).sorted { first, second in
            let first = letters[range(of: first)]
            let second = letters[range(of: second)]
            return first.lexicographicallyPrecedes(second)
        }
        var result = WordList()
        var last: Int?
        for word in order {
            if let last, letters[range(of: last)] == letters[range(of: word)] {
                result.claim(patternIndices[word])
            } else {
                result.append(letters[range(of: word)], patternIndex: Int(patternIndices[word]))
            }
            last = word
        }
        return result
    }

    /// Returns the words at these indices, in the same order.
    func selecting(_ places: [Int]) -> WordList {
        var result = WordList()
        for place in places {
            result.append(letters[range(of: place)], patternIndex: Int(patternIndices[place]))
        }
        return result
    }

    /// Returns the words with their letters reversed, in sorted order.
    func reversed() -> WordList {
        var result = WordList()
        for word in 0..<count {
            result.append(letters[range(of: word)].reversed(), patternIndex: Int(patternIndices[word]))
        }
        return result.sortedWithoutDuplicates()
    }

    private mutating func claim(_ patternIndex: Int32) {
        if let last = patternIndices.last {
            patternIndices[patternIndices.count - 1] = max(last, patternIndex)
        }
    }
}
