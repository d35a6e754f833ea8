/// A cache of the numbers of Characters that consist of one scalar, because hashing a Character takes 150 ns.
struct ScalarCache {
    private static let slotCount = 2048
    private var keys = [UInt32](repeating: 0, count: slotCount)
    private var numbers = [Int32](repeating: 0, count: slotCount)

    /// Returns the number of a scalar, which is given by its UTF-8 bytes. Calls `look` if the number is not in the
    /// cache.
    mutating func number(of scalar: UInt32, look: () -> Int32) -> Int32 {
        // Lead bytes differ little; the product mixes them into the low bits.
        let slot = Int((scalar &* 0x9E37_79B1) >> 21) % Self.slotCount
        if keys[slot] == scalar {
            return numbers[slot]
        }
        let number = look()
        keys[slot] = scalar
        numbers[slot] = number
        return number
    }
}
