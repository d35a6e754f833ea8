/// Distinct pairs of colors, with numbers.
struct PairTable {
    private(set) var pairs: [TextPair] = []
    private var numbers: [TextPair: Int32] = [:]

    /// Returns the number of a pair, and adds the pair if it is new.
    mutating func number(_ pair: TextPair) -> Int32 {
        if let known = numbers[pair] { return known }
        let number = Int32(pairs.count)
        numbers[pair] = number
        pairs.append(pair)
        return number
    }
}
