/// Reads a value from the front, byte by byte.
struct ByteCursor {
    private let bytes: Bytes
    private(set) var at: Int

    init(_ bytes: Bytes) {
        self.bytes = bytes
        at = bytes.startIndex
    }

    /// The next byte; nil at the end.
    var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }
    /// What has not been read.
    var rest: Bytes { bytes[at...] }
    /// Whether everything has been read.
    var isAtEnd: Bool { at >= bytes.endIndex }

    /// Reads one byte if it is the one.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        at += 1
        return true
    }

    /// Reads one character of ASCII if it is the next.
    mutating func take(_ character: Unicode.Scalar) -> Bool { take(UInt8(ascii: character)) }

    /// Reads one byte of any kind.
    mutating func takeAny() -> UInt8? {
        guard let next else { return nil }
        at += 1
        return next
    }

    /// Reads all bytes of a kind that stand here.
    mutating func take(while isWanted: (UInt8) -> Bool) -> Bytes {
        let start = at
        while at < bytes.endIndex, isWanted(bytes[at]) { at += 1 }
        return bytes[start..<at]
    }

    /// Reads all digits that stand here.
    mutating func digits() -> Bytes { take { $0.isDigit } }

    /// Reads white space.
    @discardableResult
    mutating func spaces() -> Bytes { take { $0.isHTMLSpace } }
}

extension UInt8 {
    /// `0` to `9`.
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// `a` to `z` and `A` to `Z`.
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    /// A letter or a digit of ASCII.
    var isAlphanumeric: Bool { isDigit || isLetter }
    /// The same letter in lower case; other bytes as they are.
    var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes are a text of ASCII; capitals do not matter. The text is in lower case.
    func matches(_ text: String) -> Bool { count == text.utf8.count && hasKeywordPrefix(text) }

    /// Whether the bytes begin with a text of ASCII; capitals do not matter. The text is in lower case.
    func hasKeywordPrefix(_ text: String) -> Bool {
        guard count >= text.utf8.count else { return false }
        var at = startIndex
        for byte in text.utf8 {
            if self[at].lowercased != byte { return false }
            at += 1
        }
        return true
    }

    /// The bytes as text in lower case.
    var lowercasedText: String { String(decoding: map(\.lowercased), as: UTF8.self) }

    /// The number that digits write; as large as can be when it does not fit.
    var saturatedNumber: Int {
        var number = 0
        for byte in self {
            let (tens, tooLarge) = number.multipliedReportingOverflow(by: 10)
            if tooLarge { return .max }
            let (sum, overflow) = tens.addingReportingOverflow(Int(byte) - 0x30)
            if overflow { return .max }
            number = sum
        }
        return number
    }

    /// The bytes without white space at both ends.
    var trimmedSpaces: Bytes {
        guard let first = firstIndex(where: { !$0.isHTMLSpace }), let last = lastIndex(where: { !$0.isHTMLSpace })
        else { return self[endIndex...] }
        return self[first...last]
    }
}

/// Why a value is wrong, while it is being read.
struct BadValue: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

extension Datatype {
    /// A type whose values are read from the front to the end. What follows is a mistake.
    convenience init(
        _ rule: Rule, of what: String, read: @escaping @Sendable (inout ByteCursor) throws(BadValue) -> Void
    ) {
        self.init(rule) { Self.problem(of: what, $0, read) }
    }

    /// What is wrong with a value that `read` shall read to its end.
    static func problem(
        of what: String, _ value: Bytes, _ read: (inout ByteCursor) throws(BadValue) -> Void
    ) -> String? {
        if value.isEmpty { return "it is empty where \(what) is needed" }
        var cursor = ByteCursor(value)
        do throws(BadValue) { try read(&cursor) } catch { return error.reason }
        return cursor.isAtEnd ? nil : "\(quoted(cursor.rest)) stands behind \(what)"
    }
}

/// A text in quotation marks for a message.
@inline(never)
func quotedText(_ text: String) -> String { quoted(Bytes(text.utf8)) }
