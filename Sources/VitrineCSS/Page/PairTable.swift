/// Pairs of colors without duplicates, by number.
struct PairTable {
    private(set) var pairs: [TextPair] = []
    private var numbers: [TextPair: Int32] = [:]

    /// The number of a pair; a new pair gets the next number.
    mutating func number(_ pair: TextPair) -> Int32 {
        if let known = numbers[pair] { return known }
        let number = Int32(pairs.count)
        numbers[pair] = number
        pairs.append(pair)
        return number
    }
}
