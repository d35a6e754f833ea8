/// The FNV-1a hash with 64 bits: the same number for the same bytes on every machine and in every run, unlike `Hasher`.
@frozen
package struct StableHash: Sendable {
    /// The hash of what was added so far.
    @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of no bytes.
    @inlinable package init() {}

    /// Adds bytes. Several calls give the same hash as one call with all bytes.
    @inlinable package mutating func add(_ bytes: some Sequence<UInt8>) {
        // In code that is not specialized for the type of the sequence, this makes one call for all bytes instead of
        // one call for each byte.
        let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
        if isAdded == nil { for byte in bytes { add(byte) } }
    }

    /// Adds the bytes of a buffer.
    @inlinable package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { add(byte) } }

    /// Adds a byte.
    @inlinable package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// The hash of bytes.
    @inlinable package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.add(bytes)
        return hash.value
    }

    /// The hash as 16 hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
