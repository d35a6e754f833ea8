/// Writes values one after another. A ``PackedReader`` must read them in the same order, because their types are not
/// stored.
package struct PackedWriter: Sendable {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    /// Creates an empty writer.
    package init() {}

    /// Writes a number in 1 to 10 bytes; numbers close to 0 take the fewest.
    package mutating func add(_ number: Int) {
        let number = Int64(number)
        var rest = UInt64(bitPattern: number << 1 ^ number >> 63)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes a Boolean.
    package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Writes a 64-bit hash in eight bytes, the lowest first.
    package mutating func add(hash: UInt64) {
        withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a string: its length in bytes, then its UTF-8.
    package mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Writes an optional string.
    package mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    /// Writes an array of bytes: its count, then the bytes.
    package mutating func add(_ other: [UInt8]) {
        add(other.count)
        bytes += other
    }

    /// Appends bytes that another writer wrote, as if they had been written here.
    package mutating func add(raw other: some Collection<UInt8>) { bytes += other }

    /// Appends everything that another writer wrote, as if it had been written here.
    package mutating func add(_ other: PackedWriter) { bytes += other.bytes }

    /// The number of bytes written so far.
    package var count: Int { bytes.count }

    /// Writes a list: its count, then its elements.
    package mutating func add<Element>(_ list: some Collection<Element>, _ write: (Element, inout PackedWriter) -> Void)
    {
        add(list.count)
        for element in list { write(element, &self) }
    }
}
