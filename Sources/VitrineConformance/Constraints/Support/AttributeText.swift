/// Reads values of attributes as HTML reads them, on their bytes.
enum AttributeText {
    /// Whether a value is a keyword, without regard to capitals. The keyword is written in small letters.
    static func equals(_ value: Bytes, _ keyword: String) -> Bool {
        guard value.count == keyword.utf8.count else { return false }
        var at = value.startIndex
        for expected in keyword.utf8 {
            if lowercased(value[at]) != expected { return false }
            at += 1
        }
        return true
    }

    /// Whether a value begins with a keyword, without regard to capitals.
    static func begins(_ value: Bytes, with keyword: String) -> Bool {
        equals(value.prefix(keyword.utf8.count), keyword)
    }

    /// Whether one of the tokens between white space is a keyword.
    static func hasToken(_ value: Bytes, _ keyword: String) -> Bool {
        var rest = value[...]
        while let token = nextToken(&rest) {
            if equals(token, keyword) { return true }
        }
        return false
    }

    /// Takes the next token between white space from the front of a value.
    static func nextToken(_ rest: inout Bytes) -> Bytes? {
        rest = rest.drop { $0.isHTMLSpace }
        guard !rest.isEmpty else { return nil }
        let token = rest.prefix { !$0.isHTMLSpace }
        rest = rest[token.endIndex...]
        return token
    }

    /// A value without the white space at its ends.
    static func trimmed(_ value: Bytes) -> Bytes { value.trimmed }

    /// The number that a valid floating-point number says; nil for anything else.
    static func number(_ value: Bytes) -> Double? {
        var rest = value
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let whole = digits(&rest)
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            fraction = digits(&rest)
            if fraction == 0 { return nil }
        }
        guard whole + fraction > 0 else { return nil }
        if let mark = rest.first, lowercased(mark) == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
            if digits(&rest) == 0 { return nil }
        }
        guard rest.isEmpty, let number = Double(String(decoding: value, as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }

    /// The number that a valid non-negative integer says; nil for anything else.
    static func count(_ value: Bytes) -> Int? {
        var rest = value
        guard digits(&rest) > 0, rest.isEmpty else { return nil }
        return Int(String(decoding: value, as: UTF8.self))
    }

    /// How long a text is for `maxlength`: in UTF-16 units.
    static func length(_ text: Bytes) -> Int {
        var length = 0
        for byte in text where byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
        return length
    }

    /// A value as a string.
    static func string(_ value: Bytes) -> String { String(decoding: value, as: UTF8.self) }

    private static func digits(_ rest: inout Bytes) -> Int {
        let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
        rest = rest.dropFirst(count)
        return count
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}

/// A name that counts within one scope: a form, a tree, a list.
struct ScopedName: Hashable {
    /// The node of the scope, -1 for the page.
    let scope: Int
    /// The name.
    let name: Bytes
}
