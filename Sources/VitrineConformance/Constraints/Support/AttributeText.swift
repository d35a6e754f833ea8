import VitrineSupport

/// Parses values of attributes as HTML does, on their bytes.
enum AttributeText {
    /// Takes the next token between whitespace from the front of a value.
    static func nextToken(_ rest: inout Bytes) -> Bytes? {
        rest = rest.drop { $0.isHTMLSpace }
        guard !rest.isEmpty else { return nil }
        let token = rest.prefix { !$0.isHTMLSpace }
        rest = rest[token.endIndex...]
        return token
    }

    /// The value of a valid floating-point number; nil for anything else.
    static func number(_ value: Bytes) -> Double? {
        DecimalNumber(value).flatMap { $0.value.isFinite ? $0.value : nil }
    }

    /// The value of a valid non-negative integer; nil for anything else.
    static func count(_ value: Bytes) -> Int? {
        guard !value.isEmpty, value.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(String(decoding: value, as: UTF8.self))
    }

    /// The length of a text as `maxlength` counts it, in UTF-16 code units.
    static func length(_ text: Bytes) -> Int {
        var length = 0
        for byte in text where byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
        return length
    }

    /// A value as a string.
    static func string(_ value: Bytes) -> String { String(decoding: value, as: UTF8.self) }
}
