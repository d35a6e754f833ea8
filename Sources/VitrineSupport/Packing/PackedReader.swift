/// Reads values in the order in which a ``PackedWriter`` wrote them. The bytes are not trusted: each value is checked,
/// and no more memory is reserved than the bytes can fill.
package struct PackedReader: Sendable {
    /// The error for bytes that are not as expected.
    package struct Damage: Error, Hashable, Sendable {
        /// Creates the error, which has no details.
        package init() {}
    }

    private var rest: ArraySlice<UInt8>

    /// Creates a reader of bytes.
    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Creates a reader of a slice of bytes.
    package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Whether everything has been read.
    package var isAtEnd: Bool { rest.isEmpty }

    /// The number of bytes that have not been read yet.
    package var remaining: Int { rest.count }

    /// Reads a number.
    package mutating func int() throws(Damage) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: 0, through: 63, by: 7) {
            // Only one bit is left for the tenth byte.
            guard let byte = rest.popFirst(), shift < 63 || byte < 2 else { throw Damage() }
            value |= UInt64(byte & 0x7F) << shift
            guard byte < 0x80 else { continue }
            let signed = Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
            guard let number = Int(exactly: signed) else { throw Damage() }
            return number
        }
        throw Damage()
    }

    /// Reads a number and checks that it is in a range.
    package mutating func int(in range: ClosedRange<Int>) throws(Damage) -> Int {
        let number = try int()
        guard range.contains(number) else { throw Damage() }
        return number
    }

    /// Reads a Boolean.
    package mutating func bool() throws(Damage) -> Bool {
        guard let byte = rest.popFirst(), byte < 2 else { throw Damage() }
        return byte == 1
    }

    /// Reads a 64-bit hash: eight bytes, the lowest first.
    package mutating func hash() throws(Damage) -> UInt64 {
        guard rest.count >= 8 else { throw Damage() }
        var hash: UInt64 = 0
        for byte in rest.prefix(8).reversed() { hash = hash << 8 | UInt64(byte) }
        rest = rest.dropFirst(8)
        return hash
    }

    /// Reads a string.
    package mutating func string() throws(Damage) -> String {
        guard let text = String(validating: try slice(), as: UTF8.self) else { throw Damage() }
        return text
    }

    /// Reads an optional string.
    package mutating func optionalString() throws(Damage) -> String? { try bool() ? try string() : nil }

    /// Reads an array of bytes.
    package mutating func bytes() throws(Damage) -> [UInt8] { Array(try slice()) }

    /// Reads a list: its count, then its elements.
    package mutating func list<Element>(
        _ read: (inout PackedReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        // Each element takes at least one byte, so a count greater than the number of remaining bytes is an error.
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
