/// A cache of the numbers of Characters that consist of one scalar. Hashing a Character takes about 150 ns, which a hit
/// in the cache saves.
struct ScalarCache {
    private static let slotCount = 2048
    private var keys = [UInt32](repeating: 0, count: slotCount)
    private var numbers = [Int32](repeating: 0, count: slotCount)

    /// Returns the number of a Character that consists of one scalar. `scalar` is its UTF-8, read as one big-endian
    /// number. `look` is called if the cache does not contain the number.
    mutating func number(of scalar: UInt32, look: () -> Int32) -> Int32 {
        // Multiplicative hashing: the highest 11 bits of the product depend on all bytes of the scalar.
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
