/// Decides which word wins each covered Character, without listing the occurrences.
///
/// An occurrence that covers a Character is split after that Character: the left part is a suffix of the text up to
/// there, and the right part is a prefix of the text that follows. So a word w = xy covers the Character if and only if
/// x is on the path of links that starts at the forward state, and y is on the path of links that starts at the
/// backward state. There is one pair (x, y) for each letter of each word, M in total. The contest walks the tree of the
/// forward links and keeps the pairs of the current path in a `MaximumTree` over the backward links. Each pair is
/// entered once, and each of the n Characters to decide on is one query, so the time is O((n + M) log M), however many
/// occurrences overlap.
struct Contest {
    private let words: WordList
    private let forward: Automaton
    private let backward: Automaton

    /// Creates a contest between words that are sorted and unique.
    init(_ words: WordList) {
        self.words = words
        forward = Automaton(words)
        backward = Automaton(words.reversed())
    }

    /// Returns, for each Character of each stretch in order, the index of the pattern that wins it.
    func winners(on stretches: [Range<Int>], of symbols: [Int32]) -> [Int32] {
        let lefts = leftStates(on: stretches, of: symbols)
        let rights = rightStates(on: stretches, of: symbols)
        let questions = Buckets(lefts, bucketCount: forward.count)
        let suffixes = suffixNodes()
        let walk = LinkTree(forward)
        let rows = LinkTree(backward)
        var tree = MaximumTree(count: backward.count)
        var open: [(end: Int32, mark: Int)] = []
        var winners = [Int32](repeating: -1, count: lefts.count)
        for (place, node) in walk.order.enumerated() {
            while let last = open.last, last.end <= place {
                tree.goBack(to: last.mark)
                open.removeLast()
            }
            let node = Int(node)
            let depth = Int(forward.depths[node])
            // At the root, the left part is empty, so the word does not cover the Character.
            if depth == 0 {
                continue
            }
            let keepsUndo = Int(walk.ends[node]) < forward.count
            if keepsUndo {
                open.append((walk.ends[node], tree.mark))
            }
            for word in forward.wordRanges[node] {
                let right = Int(suffixes[words.range(of: Int(word)).lowerBound + depth - 1])
                let row = Int(rows.places[right])
                let value = words.patternIndices[Int(word)]
                // Raising a backward node also raises its descendants, so none of them has a smaller value.
                if tree.value(at: row) < value {
                    tree.raise(row..<Int(rows.ends[right]), to: value, keepsUndo: keepsUndo)
                }
            }
            for question in questions[node] {
                winners[question] = tree.value(at: Int(rows.places[Int(rights[question])]))
            }
        }
        return winners
    }

    /// Returns the forward state after each Character. No occurrence crosses the boundary of a stretch, so each
    /// stretch starts from the root.
    private func leftStates(on stretches: [Range<Int>], of symbols: [Int32]) -> [Int32] {
        var states: [Int32] = []
        for stretch in stretches {
            var node = 0
            for position in stretch {
                node = forward.step(from: node, by: symbols[position])
                states.append(Int32(truncatingIfNeeded: node))
            }
        }
        return states
    }

    /// Returns the backward state of the text that follows each Character.
    private func rightStates(on stretches: [Range<Int>], of symbols: [Int32]) -> [Int32] {
        var states: [Int32] = []
        for stretch in stretches.reversed() {
            var node = 0
            for position in stretch.reversed() {
                states.append(Int32(truncatingIfNeeded: node))
                node = backward.step(from: node, by: symbols[position])
            }
        }
        states.reverse()
        return states
    }

    /// Returns, for each letter of each word, the backward node of the letters after it.
    private func suffixNodes() -> [Int32] {
        var nodes = [Int32](repeating: 0, count: words.letters.count)
        for word in 0..<words.count {
            var node = 0
            for place in words.range(of: word).reversed() {
                nodes[place] = Int32(truncatingIfNeeded: node)
                node = backward.child(of: node, by: words.letters[place])
            }
        }
        return nodes
    }
}
