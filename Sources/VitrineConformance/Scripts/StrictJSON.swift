/// A value of JSON. Texts are decoded; numbers are not, because nobody asks for them.
indirect enum JSONValue: Equatable, Sendable {
    case null, number
    case bool(Bool)
    case text(String)
    case list([JSONValue])
    case object([Member])

    /// A name with its value.
    struct Member: Equatable, Sendable {
        var name: String
        var value: JSONValue
    }

    /// The value of a name; the last one where it stands twice, as in browsers.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }
}

/// Reads JSON as RFC 8259 writes it, and nothing else: no comments, no commas at the end, no other numbers.
struct StrictJSON {
    /// What is wrong and where.
    struct Problem: Error, Equatable {
        let reason: String
        /// The byte, counted as in the slice that was read.
        let at: Int
    }

    /// More levels than these are not read.
    static let depthLimit = 256
    private var cursor: ByteCursor
    private var depth = 0

    /// Reads one value with nothing but white space around it.
    static func read(_ bytes: Bytes) throws(Problem) -> JSONValue {
        var reader = StrictJSON(cursor: ByteCursor(bytes))
        reader.spaces()
        if reader.cursor.isAtEnd { throw reader.problem("there is nothing in it") }
        let value = try reader.value()
        reader.spaces()
        if !reader.cursor.isAtEnd { throw reader.problem("more stands behind the end") }
        return value
    }

    private func problem(_ reason: String) -> Problem { Problem(reason: reason, at: cursor.at) }

    private mutating func spaces() { _ = cursor.take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } }

    private mutating func value() throws(Problem) -> JSONValue {
        switch cursor.next {
        case UInt8(ascii: "{"): return try nested { reader throws(Problem) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(Problem) in try reader.list() }
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "-"): return try number()
        case let digit? where digit.isDigit: return try number()
        case nil: throw problem("it ends where a value is needed")
        default: break
        }
        let start = cursor
        switch String(decoding: cursor.take { $0.isLetter }.prefix(6), as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            cursor = start
            throw problem("a value is needed: a text in double quotation marks, a number, a list or an object")
        }
    }

    private mutating func nested(
        _ read: (inout StrictJSON) throws(Problem) -> JSONValue
    ) throws(Problem) -> JSONValue {
        guard depth < Self.depthLimit else { throw problem("it has more than \(Self.depthLimit) levels") }
        depth += 1
        _ = cursor.takeAny()
        spaces()
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(Problem) -> JSONValue {
        var members: [JSONValue.Member] = []
        if cursor.take("}") { return .object(members) }
        while true {
            guard cursor.next == UInt8(ascii: "\"") else {
                throw problem("a name in double quotation marks is needed")
            }
            let name = try text()
            spaces()
            guard cursor.take(":") else { throw problem("“:” is missing behind \(quotedText(name))") }
            spaces()
            members.append(.init(name: name, value: try value()))
            spaces()
            if cursor.take("}") { return .object(members) }
            guard cursor.take(",") else { throw problem("“,” or “}” is missing") }
            spaces()
        }
    }

    private mutating func list() throws(Problem) -> JSONValue {
        var values: [JSONValue] = []
        if cursor.take("]") { return .list(values) }
        while true {
            values.append(try value())
            spaces()
            if cursor.take("]") { return .list(values) }
            guard cursor.take(",") else { throw problem("“,” or “]” is missing") }
            spaces()
        }
    }

    private mutating func number() throws(Problem) -> JSONValue {
        _ = cursor.take("-")
        let whole = cursor.digits()
        if whole.isEmpty { throw problem("a digit is missing") }
        if whole.count > 1, whole.first == 0x30 { throw problem("a number does not begin with 0") }
        if cursor.take("."), cursor.digits().isEmpty { throw problem("a digit is missing behind the point") }
        if cursor.take("e") || cursor.take("E") {
            _ = cursor.take("-") || cursor.take("+")
            if cursor.digits().isEmpty { throw problem("a digit is missing behind the e") }
        }
        return .number
    }

    private mutating func text() throws(Problem) -> String {
        _ = cursor.takeAny()
        var bytes: [UInt8] = []
        while true {
            bytes.append(contentsOf: cursor.take { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C })
            if cursor.take("\"") { return String(decoding: bytes, as: UTF8.self) }
            guard cursor.take("\\") else {
                throw problem(
                    cursor.isAtEnd
                        ? "a text does not end" : "line breaks and other controls are written as \\n in a text")
            }
            try escape(&bytes)
        }
    }

    private mutating func escape(_ bytes: inout [UInt8]) throws(Problem) {
        switch cursor.takeAny() {
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case let same? where "\"\\/".utf8.contains(same): bytes.append(same)
        case UInt8(ascii: "u"):
            var code = try unit()
            if (0xD800..<0xDC00).contains(code), cursor.rest.starts(with: "\\u".utf8) {
                let before = cursor
                _ = cursor.takeAny()
                _ = cursor.takeAny()
                let low = try unit()
                if (0xDC00..<0xE000).contains(low) {
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    cursor = before
                }
            }
            // Half a pair is no character; browsers keep it, and here nothing hangs on it.
            bytes.append(contentsOf: String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
        default: throw problem("there is no such character behind “\\”")
        }
    }

    private mutating func unit() throws(Problem) -> UInt32 {
        let digits = cursor.rest.prefix(4)
        guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            digits.first != UInt8(ascii: "+")
        else { throw problem("“\\u” is followed by four hexadecimal digits") }
        for _ in 0..<4 { _ = cursor.takeAny() }
        return code
    }
}
