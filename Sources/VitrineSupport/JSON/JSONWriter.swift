/// Writes JSON in the order in which it is called, one entry of a list per line.
///
/// Foundation's encoder has no fixed order but the alphabetical, and no line for each entry, by which people read a diff.
package struct JSONWriter {
    /// What was written.
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false
    /// Takes what was written, piece by piece; nil where all of it stays in ``bytes``.
    private let take: ((UnsafeBufferPointer<UInt8>) -> Void)?

    /// So many bytes are handed on at once.
    private static let pieceSize = 1 << 16

    /// Begins with nothing.
    package init() { take = nil }

    /// Begins with nothing, and hands on what is written instead of keeping it, for texts that are too large to be in memory.
    /// ``finish()`` hands on the rest.
    package init(handingOn take: @escaping (UnsafeBufferPointer<UInt8>) -> Void) { self.take = take }

    /// Hands on what was not handed on yet.
    package mutating func finish() {
        guard let take, !bytes.isEmpty else { return }
        bytes.withUnsafeBufferPointer(take)
        bytes.removeAll(keepingCapacity: true)
    }

    /// An object at the top or as an element.
    package mutating func object(_ fields: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        fields(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// An object as a value.
    package mutating func object(_ name: StaticString, _ fields: (inout JSONWriter) -> Void) {
        key(name)
        object(fields)
    }

    /// A text.
    package mutating func field(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    /// A text whose name is only known when it is written.
    package mutating func field(named name: String, _ value: String) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        string(name)
        bytes.append(UInt8(ascii: ":"))
        string(value)
    }

    /// A truth value.
    package mutating func field(_ name: StaticString, _ value: Bool) {
        key(name)
        bytes += (value ? "true" : "false").utf8
    }

    /// A number.
    package mutating func field(_ name: StaticString, _ value: Int) {
        key(name)
        bytes += String(value).utf8
    }

    /// A list of texts.
    package mutating func field(_ name: StaticString, _ values: [String]) {
        key(name)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            string(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// A list of objects, each on a line of its own.
    package mutating func array<Element>(
        _ name: StaticString, _ elements: some Sequence<Element>, _ fields: (Element, inout JSONWriter) -> Void
    ) {
        key(name)
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            newline()
            object { fields(element, &$0) }
            if bytes.count > Self.pieceSize { finish() }
        }
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Begins a new line.
    package mutating func newline() { bytes.append(0x0A) }

    private mutating func key(_ name: StaticString) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        bytes.append(UInt8(ascii: "\""))
        bytes += name.description.utf8
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x00..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
