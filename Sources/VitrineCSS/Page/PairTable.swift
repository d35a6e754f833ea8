/// Pairs of colors, each once, by numbers.
struct PairTable {
    private(set) var pairs: [TextPair] = []
    private var numbers: [TextPair: Int32] = [:]

    /// The number of a pair, which gets one when it is new.
    mutating func number(_ pair: TextPair) -> Int32 {
        if let known = numbers[pair] { return known }
        let number = Int32(pairs.count)
        numbers[pair] = number
        pairs.append(pair)
        return number
    }
}
