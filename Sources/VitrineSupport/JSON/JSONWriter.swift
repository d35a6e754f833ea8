/// Writes JSON in the order of the calls, with each object of an array on its own line.
///
/// Foundation's encoder can sort names only alphabetically, and cannot write one element per line. One element per line
/// makes diffs readable.
package struct JSONWriter {
    /// The bytes that have been written but not passed on.
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false
    /// Receives the written bytes in pieces; nil when all of them stay in ``bytes``.
    private let take: ((UnsafeBufferPointer<UInt8>) -> Void)?

    /// The size limit of ``bytes``: if it is exceeded after an object of an array, the bytes are passed on.
    private static let pieceSize = 1 << 16

    /// Creates a writer that keeps everything in ``bytes``.
    package init() { take = nil }

    /// Creates a writer that passes on what is written instead of keeping it, for texts that are too large for memory.
    /// ``finish()`` passes on the rest.
    package init(handingOn take: @escaping (UnsafeBufferPointer<UInt8>) -> Void) { self.take = take }

    /// Passes on the bytes that have not been passed on yet.
    package mutating func finish() {
        guard let take, !bytes.isEmpty else { return }
        bytes.withUnsafeBufferPointer(take)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes an object at the top level or as an element.
    package mutating func object(_ fields: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        fields(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// Writes an object as the value of a name.
    package mutating func object(_ name: StaticString, _ fields: (inout JSONWriter) -> Void) {
        key(name)
        object(fields)
    }

    /// Writes a string as the value of a name.
    package mutating func field(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    /// Writes a string as the value of a name that is known only at run time.
    package mutating func field(named name: String, _ value: String) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        string(name)
        bytes.append(UInt8(ascii: ":"))
        string(value)
    }

    /// Writes a Boolean as the value of a name.
    package mutating func field(_ name: StaticString, _ value: Bool) {
        key(name)
        bytes += (value ? "true" : "false").utf8
    }

    /// Writes a number as the value of a name.
    package mutating func field(_ name: StaticString, _ value: Int) {
        key(name)
        bytes += String(value).utf8
    }

    /// Writes an array of strings as the value of a name.
    package mutating func field(_ name: StaticString, _ values: [String]) {
        key(name)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            string(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes an array of objects, each on its own line.
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
