/// A set of kinds, as 128 bits.
struct KindSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ kinds: [Kind]) { for kind in kinds { insert(kind) } }

    static let all = KindSet((0..<Kind.limit).map { Kind(number: UInt8($0)) })

    func contains(_ kind: Kind) -> Bool {
        let bit = UInt64(1) << UInt64(kind.number & 63)
        return (kind.number < 64 ? low : high) & bit != 0
    }

    mutating func insert(_ kind: Kind) {
        let bit = UInt64(1) << UInt64(kind.number & 63)
        if kind.number < 64 { low |= bit } else { high |= bit }
    }

    mutating func remove(_ kind: Kind) {
        let bit = UInt64(1) << UInt64(kind.number & 63)
        if kind.number < 64 { low &= ~bit } else { high &= ~bit }
    }

    func union(_ other: KindSet) -> KindSet {
        var both = self
        both.low |= other.low
        both.high |= other.high
        return both
    }

    /// The kinds in the set, sorted by their numbers.
    var kinds: [Kind] { (0..<Kind.limit).map { Kind(number: UInt8($0)) }.filter(contains) }
}
