import VitrineCSS
import VitrineConformance

/// Pairs of colors, each with a number.
struct PairNumbers: Sendable {
    /// The pairs in the order of their numbers.
    private(set) var all: [TextPair] = []
    private var numbers: [TextPair: Int] = [:]

    var count: Int { all.count }
    var isEmpty: Bool { all.isEmpty }

    subscript(number: Int) -> TextPair { all[number] }

    /// The number of a pair; assigns a new one if it has none.
    mutating func number(of pair: TextPair) -> Int {
        if let known = numbers[pair] { return known }
        add(pair)
        return all.count - 1
    }

    /// Assigns the next number to a pair.
    mutating func add(_ pair: TextPair) {
        numbers[pair] = all.count
        all.append(pair)
    }

    /// Whether all pairs of `other` have the same numbers here.
    func begins(with other: PairNumbers) -> Bool { all.starts(with: other.all) }
}
