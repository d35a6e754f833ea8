/// Reads JSON by RFC 8259, keeping what Foundation's readers drop: lines, and names that an object has twice.
struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// Values inside values, no deeper than this.
    static let depthLimit = 64

    /// Reads a whole document.
    static func document(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        var reader = JSONReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        reader.skipSpace()
        let node = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.unexpected("the end") }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ reason: String) -> JSONSyntaxError { JSONSyntaxError(line: line, reason: reason) }

    private func unexpected(_ wanted: String) -> JSONSyntaxError {
        guard let next else { return error("the file ends where \(wanted) should be") }
        let found = (0x21...0x7E).contains(next) ? "\"\(Character(Unicode.Scalar(next)))\"" : "something else"
        return error("\(found) stands where \(wanted) should be")
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
        guard depth < Self.depthLimit else { throw error("values are nested more than \(Self.depthLimit) deep") }
        let start = line
        switch next {
        case UInt8(ascii: "{"): return JSONNode(value: .object(try members(depth)), line: start)
        case UInt8(ascii: "["): return JSONNode(value: .array(try elements(depth)), line: start)
        case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), line: start)
        case UInt8(ascii: "t"): return JSONNode(value: try word("true", .bool(true)), line: start)
        case UInt8(ascii: "f"): return JSONNode(value: try word("false", .bool(false)), line: start)
        case UInt8(ascii: "n"): return JSONNode(value: try word("null", .null), line: start)
        default: return JSONNode(value: .number(try number()), line: start)
        }
    }

    private mutating func members(_ depth: Int) throws(JSONSyntaxError) -> [JSONNode.Member] {
        position += 1
        skipSpace()
        var members: [JSONNode.Member] = []
        if take(UInt8(ascii: "}")) { return members }
        while true {
            guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
            let start = line
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw unexpected("a colon") }
            skipSpace()
            members.append(JSONNode.Member(name: name, line: start, node: try value(depth: depth + 1)))
            skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard take(UInt8(ascii: ",")) else { throw unexpected("a comma or }") }
            skipSpace()
        }
    }

    private mutating func elements(_ depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
        position += 1
        skipSpace()
        var elements: [JSONNode] = []
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw unexpected("a comma or ]") }
            skipSpace()
        }
    }

    private mutating func word(_ word: String, _ value: JSONNode.Value) throws(JSONSyntaxError) -> JSONNode.Value {
        guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")), !takeDigits() { throw unexpected("a value") }
        if take(UInt8(ascii: ".")), !takeDigits() { throw unexpected("a digit") }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            if !takeDigits() { throw unexpected("a digit") }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func takeDigits() -> Bool {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        var start = position
        var text = ""
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                try append(start..<position, to: &text)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                try append(start..<position, to: &text)
                position += 1
                text.unicodeScalars.append(try escaped())
                start = position
            case 0..<0x20:
                throw error("a text has a line break or control character in it, which must be written as \\n or \\u")
            default: position += 1
            }
        }
        throw error("a text has no closing quote")
    }

    private func append(_ range: Range<Int>, to text: inout String) throws(JSONSyntaxError) {
        guard !range.isEmpty else { return }
        guard let piece = String(validating: bytes[range], as: UTF8.self) else { throw error("a text is not UTF-8") }
        text += piece
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
    ]

    private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
        guard let byte = next else { throw error("a text has no closing quote") }
        position += 1
        if let scalar = Self.escapes[byte] { return scalar }
        guard byte == UInt8(ascii: "u"), let unit = unit() else { throw error("a text has an unknown escape after \\") }
        guard (0xD800..<0xE000).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = self.unit(),
            (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { throw error("a text has half of a surrogate pair") }
        return scalar
    }

    /// Four hexadecimal digits.
    private mutating func unit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
