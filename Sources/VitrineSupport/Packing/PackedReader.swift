/// Reads what a ``PackedWriter`` wrote. Bytes of anybody may come: nothing is believed, and no more is made room for than there is.
package struct PackedReader: Sendable {
    /// The bytes are not what was expected.
    package struct Damage: Error, Hashable, Sendable {
        /// Creates it.
        package init() {}
    }

    private var rest: ArraySlice<UInt8>

    /// Begins at the first byte.
    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Begins at the first byte of a piece.
    package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Whether everything is read.
    package var isAtEnd: Bool { rest.isEmpty }

    /// A number.
    package mutating func int() throws(Damage) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: 0, through: 63, by: 7) {
            guard let byte = rest.popFirst() else { throw Damage() }
            value |= UInt64(byte & 0x7F) << shift
            guard byte < 0x80 else { continue }
            let signed = Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
            guard let number = Int(exactly: signed) else { throw Damage() }
            return number
        }
        throw Damage()
    }

    /// A number of a range.
    package mutating func int(in range: ClosedRange<Int>) throws(Damage) -> Int {
        let number = try int()
        guard range.contains(number) else { throw Damage() }
        return number
    }

    /// A flag.
    package mutating func bool() throws(Damage) -> Bool {
        guard let byte = rest.popFirst(), byte < 2 else { throw Damage() }
        return byte == 1
    }

    /// A hash.
    package mutating func hash() throws(Damage) -> UInt64 {
        guard rest.count >= 8 else { throw Damage() }
        var hash: UInt64 = 0
        for byte in rest.prefix(8).reversed() { hash = hash << 8 | UInt64(byte) }
        rest = rest.dropFirst(8)
        return hash
    }

    /// A text.
    package mutating func string() throws(Damage) -> String {
        guard let text = String(validating: try slice(), as: UTF8.self) else { throw Damage() }
        return text
    }

    /// A text, or none.
    package mutating func optionalString() throws(Damage) -> String? { try bool() ? try string() : nil }

    /// Bytes.
    package mutating func bytes() throws(Damage) -> [UInt8] { Array(try slice()) }

    /// A list.
    package mutating func list<Element>(
        _ read: (inout PackedReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        // Each element takes a byte at least.
        let count = try int(in: 0...rest.count)
        var list: [Element] = []
        for _ in 0..<count { list.append(try read(&self)) }
        return list
    }

    private mutating func slice() throws(Damage) -> ArraySlice<UInt8> {
        let count = try int(in: 0...rest.count)
        let slice = rest.prefix(count)
        rest = rest.dropFirst(count)
        return slice
    }
}
