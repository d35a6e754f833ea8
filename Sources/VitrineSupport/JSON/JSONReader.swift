/// Reads JSON strictly as RFC 8259 defines it: no comments, no trailing commas, no other forms of numbers.
///
/// Unlike Foundation's readers, it keeps the positions of values in the source, and members of an object that have the
/// same name.
package struct JSONReader {
    /// The treatment of lone surrogates, which RFC 8259 (8.2) allows in a text.
    package enum LoneSurrogates: Sendable {
        /// Lone surrogates become U+FFFD, for texts that only have to be valid JSON.
        case replaced
        /// Lone surrogates are errors, for texts that are shown.
        case refused
    }

    /// The maximum depth of nested objects and arrays.
    package static let depthLimit = 256

    private var cursor: ByteCursor
    private let loneSurrogates: LoneSurrogates
    private var depth = 0
    private var line = 1
    private var lineStart: Int

    /// Reads one value, with only whitespace around it.
    package static func read(
        _ bytes: Bytes, loneSurrogates: LoneSurrogates = .refused
    ) throws(JSONProblem) -> JSONNode {
        var reader = JSONReader(bytes, loneSurrogates)
        reader.spaces()
        let node = try reader.node()
        reader.spaces()
        guard reader.cursor.isAtEnd else { throw reader.expected(.end) }
        return node
    }

    private init(_ bytes: Bytes, _ loneSurrogates: LoneSurrogates) {
        cursor = ByteCursor(bytes)
        self.loneSurrogates = loneSurrogates
        lineStart = bytes.startIndex
    }

    private var place: JSONPlace { JSONPlace(offset: cursor.at, line: line, column: cursor.at - lineStart + 1) }

    private func problem(_ reason: JSONProblem.Reason) -> JSONProblem { JSONProblem(reason: reason, place: place) }

    private func expected(_ wanted: JSONProblem.Wanted) -> JSONProblem {
        problem(.expected(wanted, found: cursor.next))
    }

    private mutating func spaces() {
        while let byte = cursor.next, byte.isXMLSpace {
            _ = cursor.takeAny()
            guard byte == 0x0A else { continue }
            line += 1
            lineStart = cursor.at
        }
    }

    // MARK: - Values

    private mutating func node() throws(JSONProblem) -> JSONNode {
        let start = place
        return JSONNode(value: try value(), place: start)
    }

    private mutating func value() throws(JSONProblem) -> JSONNode.Value {
        switch cursor.next {
        case UInt8(ascii: "{"):
            try descend()
            defer { depth -= 1 }
            return .object(try members())
        case UInt8(ascii: "["):
            try descend()
            defer { depth -= 1 }
            return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"): return .number(try number())
        case let digit? where digit.isASCIIDigit: return .number(try number())
        default: throw expected(.value)
        }
    }

    /// Consumes the bracket that opens a level, and the whitespace after it.
    private mutating func descend() throws(JSONProblem) {
        guard depth < Self.depthLimit else { throw problem(.tooDeep(limit: Self.depthLimit)) }
        depth += 1
        _ = cursor.takeAny()
        spaces()
    }

    private mutating func members() throws(JSONProblem) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        if cursor.take("}") { return members }
        while true {
            guard cursor.next == UInt8(ascii: "\"") else { throw expected(.name) }
            let start = place
            let name = try string()
            spaces()
            guard cursor.take(":") else { throw expected(.colon) }
            spaces()
            members.append(JSONNode.Member(name: name, place: start, node: try node()))
            spaces()
            if cursor.take("}") { return members }
            guard cursor.take(",") else { throw expected(.commaOrBrace) }
            spaces()
        }
    }

    private mutating func elements() throws(JSONProblem) -> [JSONNode] {
        var elements: [JSONNode] = []
        if cursor.take("]") { return elements }
        while true {
            elements.append(try node())
            spaces()
            if cursor.take("]") { return elements }
            guard cursor.take(",") else { throw expected(.commaOrBracket) }
            spaces()
        }
    }

    private mutating func word(_ word: String, _ value: JSONNode.Value) throws(JSONProblem) -> JSONNode.Value {
        guard cursor.rest.starts(with: word.utf8) else { throw expected(.value) }
        for _ in word.utf8 { _ = cursor.takeAny() }
        return value
    }

    private mutating func number() throws(JSONProblem) -> String {
        let text = cursor.rest
        _ = cursor.take("-")
        let whole = cursor.digits()
        if whole.isEmpty { throw expected(.digit) }
        if whole.count > 1, whole.first == UInt8(ascii: "0") { throw problem(.leadingZero) }
        if cursor.take("."), cursor.digits().isEmpty { throw expected(.digit) }
        if cursor.take("e") || cursor.take("E") {
            _ = cursor.take("-") || cursor.take("+")
            if cursor.digits().isEmpty { throw expected(.digit) }
        }
        return String(decoding: text[..<cursor.at], as: UTF8.self)
    }

    // MARK: - Strings

    private mutating func string() throws(JSONProblem) -> String {
        _ = cursor.takeAny()
        var text = ""
        while true {
            let plain = cursor.take { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
            guard let piece = String(validating: plain, as: UTF8.self) else { throw problem(.notUTF8) }
            text += piece
            if cursor.take("\"") { return text }
            guard cursor.take("\\") else {
                throw problem(cursor.isAtEnd ? .unclosedString : .controlInString)
            }
            text.unicodeScalars.append(try escape())
        }
    }

    private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
        switch cursor.next {
        case nil: throw problem(.unclosedString)
        case UInt8(ascii: "u"):
            _ = cursor.takeAny()
            return try scalar()
        case let byte?:
            guard let scalar = Self.escapes[byte] else { throw problem(.unknownEscape) }
            _ = cursor.takeAny()
            return scalar
        }
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
    ]

    /// Reads the character after `\u`, including a second `\u` escape for a surrogate pair.
    private mutating func scalar() throws(JSONProblem) -> Unicode.Scalar {
        let code = try unit()
        if let scalar = Unicode.Scalar(code) { return scalar }
        if code < 0xDC00, cursor.rest.starts(with: "\\u".utf8) {
            let before = cursor
            _ = cursor.takeAny()
            _ = cursor.takeAny()
            let low = try unit()
            if (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
            cursor = before
        }
        guard loneSurrogates == .replaced else { throw problem(.loneSurrogate) }
        return "\u{FFFD}"
    }

    private mutating func unit() throws(JSONProblem) -> UInt32 {
        let digits = cursor.rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isASCIIHexDigit) else { throw problem(.badUnicodeEscape) }
        for _ in digits { _ = cursor.takeAny() }
        return digits.reduce(0) { $0 << 4 | UInt32($1.hexValue) }
    }
}
