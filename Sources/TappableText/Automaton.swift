/// A trie of the words, in which each node also links to the longest other node that is a suffix of it.
///
/// This is an Aho–Corasick automaton. Nodes are numbered level by level, and within a level in the order of the words.
/// So the children of a node are adjacent, and an edge is found by binary search in `labels`, without a table for each
/// node. Node numbers have 32 bits, so the trie must have fewer than 2^31 nodes.
struct Automaton: Sendable {
    /// The letter on the edge from each node's parent to the node. The root, node 0, has no such edge.
    private(set) var labels: [Int32] = [0]
    /// The children of node n are `firstChild[n]..<firstChild[n + 1]`.
    private(set) var firstChild: [Int32] = []
    private(set) var depths: [Int32] = [0]
    /// The words that begin with the letters of each node, as indices into the sorted list.
    private(set) var wordRanges: [Range<Int32>] = []
    /// The word that ends at each node, as an index into the sorted list, or -1.
    private(set) var words: [Int32] = []
    /// For each node, the longest node that is a proper suffix of it.
    private(set) var links: [Int32] = []
    /// For each node, the longest node that is a word and a suffix of it, possibly the node itself; 0 if there is
    /// none.
    private(set) var accepts: [Int32] = []
    /// The root's children by letter; empty if the root is searched like the other nodes.
    private var rootChildren: [Int32] = []

    var count: Int {
        labels.count
    }

    /// Creates an automaton for words that are sorted and unique. `denseRoot` is the size of their alphabet, or 0 to
    /// build no table for the root. Such a table is worth its size only if the automaton reads many texts.
    init(_ list: WordList, denseRoot: Int = 0) {
        wordRanges = [0..<Int32(truncatingIfNeeded: list.count)]
        grow(list)
        firstChild.append(Int32(truncatingIfNeeded: count))
        if denseRoot > 0 {
            var table = [Int32](repeating: 0, count: denseRoot)
            for child in children(of: 0) {
                table[Int(labels[child])] = Int32(truncatingIfNeeded: child)
            }
            rootChildren = table
        }
        connect()
    }

    /// Returns the node after one more letter: the node's child by that letter or, if it has none, the child of the
    /// first node along its links that has one; 0 if there is none.
    func step(from node: Int, by letter: Int32) -> Int {
        // The letter 0 is in no word, so no node has a child by it, and there is no need to follow the links.
        if letter == 0 {
            return 0
        }
        var node = node
        while true {
            let next = child(of: node, by: letter)
            if next != 0 || node == 0 {
                return next
            }
            node = Int(links[node])
        }
    }

    /// Returns the child that is reached from a node by a letter; 0 if there is none.
    func child(of node: Int, by letter: Int32) -> Int {
        if node == 0 && !rootChildren.isEmpty {
            return Int(rootChildren[Int(letter)])
        }
        var low = Int(firstChild[node])
        let end = Int(firstChild[node + 1])
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if labels[middle] < letter {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < end && labels[low] == letter ? low : 0
    }

    private func children(of node: Int) -> Range<Int> {
        Int(firstChild[node])..<Int(firstChild[node + 1])
    }

    /// Creates the nodes, level by level, in time proportional to the number of letters of all words.
    private mutating func grow(_ list: WordList) {
        var node = 0
        while node < count {
            let depth = Int(depths[node])
            var low = Int(wordRanges[node].lowerBound)
            let end = Int(wordRanges[node].upperBound)
            firstChild.append(Int32(truncatingIfNeeded: count))
            words.append(-1)
            if low < end, list.range(of: low).count == depth {
                words[node] = Int32(truncatingIfNeeded: low)
                low += 1
            }
            while low < end {
                let label = list.letters[list.range(of: low).lowerBound + depth]
                var high = low + 1
                while high < end, list.letters[list.range(of: high).lowerBound + depth] == label {
                    high += 1
                }
                labels.append(label)
                depths.append(Int32(truncatingIfNeeded: depth + 1))
                wordRanges.append(Int32(truncatingIfNeeded: low)..<Int32(truncatingIfNeeded: high))
                low = high
            }
            node += 1
        }
    }

    /// Sets `links` and `accepts` level by level, because the values of a node depend on those of nodes with a smaller
    /// depth.
    private mutating func connect() {
        links = [Int32](repeating: 0, count: count)
        accepts = [Int32](repeating: 0, count: count)
        for node in 0..<count {
            for child in children(of: node) {
                let link = node == 0 ? 0 : step(from: Int(links[node]), by: labels[child])
                links[child] = Int32(truncatingIfNeeded: link)
                accepts[child] = words[child] < 0 ? accepts[link] : Int32(truncatingIfNeeded: child)
            }
        }
    }
}
