import VitrineSupport

/// Reads tokens, numbers and lengths from the bytes of attribute values.
enum AttributeText {
    /// Removes the first token from a value and returns it; nil if there are no more tokens. Tokens are separated by
    /// whitespace.
    static func nextToken(_ rest: inout Bytes) -> Bytes? {
        rest = rest.drop { $0.isHTMLSpace }
        guard !rest.isEmpty else { return nil }
        let token = rest.prefix { !$0.isHTMLSpace }
        rest = rest[token.endIndex...]
        return token
    }

    /// Returns the value of a valid floating-point number; nil for any other text, and for a number that is too large
    /// for a `Double`.
    static func number(_ value: Bytes) -> Double? {
        DecimalNumber(value).flatMap { $0.value.isFinite ? $0.value : nil }
    }

    /// Returns the value of a valid non-negative integer; nil for any other text, and for a number that is too large
    /// for an `Int`.
    static func count(_ value: Bytes) -> Int? {
        guard !value.isEmpty, value.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(String(decoding: value, as: UTF8.self))
    }

    /// Returns the length of a text in UTF-16 code units, as `maxlength` counts it.
    static func length(_ text: Bytes) -> Int {
        var length = 0
        for byte in text where byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
        return length
    }

    static func string(_ value: Bytes) -> String { String(decoding: value, as: UTF8.self) }
}
