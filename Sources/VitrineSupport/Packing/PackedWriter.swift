/// Writes values one after the other, for a ``PackedReader`` that knows their order.
package struct PackedWriter: Sendable {
    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// Begins with nothing.
    package init() {}

    /// A number of either sign; small ones are short.
    package mutating func add(_ number: Int) {
        let number = Int64(number)
        var rest = UInt64(bitPattern: number << 1 ^ number >> 63)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A flag.
    package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// A hash.
    package mutating func add(hash: UInt64) {
        withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A text.
    package mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// A text, or that there is none.
    package mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    /// Bytes.
    package mutating func add(_ other: [UInt8]) {
        add(other.count)
        bytes += other
    }

    /// Bytes that a writer wrote, as if they were written here.
    package mutating func add(raw other: some Collection<UInt8>) { bytes += other }

    /// All that another writer wrote, as if it was written here.
    package mutating func add(_ other: PackedWriter) { bytes += other.bytes }

    /// How many bytes were written.
    package var count: Int { bytes.count }

    /// A list.
    package mutating func add<Element>(_ list: some Collection<Element>, _ write: (Element, inout PackedWriter) -> Void)
    {
        add(list.count)
        for element in list { write(element, &self) }
    }
}
