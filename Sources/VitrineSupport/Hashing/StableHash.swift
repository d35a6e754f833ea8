/// FNV-1a with 64 bits: the same number for the same bytes on every machine and in every run, unlike `Hasher`.
@frozen
package struct StableHash: Sendable {
    /// The hash of what was added so far.
    @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of nothing.
    @inlinable package init() {}

    /// Adds bytes; several calls give the same as one with all bytes.
    @inlinable package mutating func add(_ bytes: some Sequence<UInt8>) {
        // Where the type is not known to the compiler, one call for all bytes replaces one for each.
        let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
        if isAdded == nil { for byte in bytes { add(byte) } }
    }

    /// Adds bytes in memory.
    @inlinable package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { add(byte) } }

    /// Adds a byte.
    @inlinable package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// The hash of bytes.
    @inlinable package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.add(bytes)
        return hash.value
    }

    /// 16 hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
