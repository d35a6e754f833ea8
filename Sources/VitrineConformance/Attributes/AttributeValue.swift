/// What the value of an attribute must be, as a row of the table says it.
enum AttributeValue: Sendable {
    /// Anything.
    case text
    /// A boolean attribute: empty, or its own name.
    case flag
    /// Anything but the empty text.
    case nonempty
    /// Anything without line breaks.
    case line
    /// One of some keywords.
    case keywords(Keywords)
    /// What a datatype says.
    case datatype(Datatype)
    /// Nothing, or what a datatype says.
    case emptyOr(Datatype)

    /// Whether the value may be anything.
    var isText: Bool {
        if case .text = self { return true }
        return false
    }

    /// The broken rule and what is wrong; nil when the value is right.
    func problem(_ value: Bytes, of attribute: Name) -> (rule: Rule, text: String)? {
        switch self {
        case .text:
            return nil
        case .flag:
            if value.isEmpty || value.equalsKeyword(attribute.spelling) { return nil }
            return (
                .attributeValue,
                "it is a boolean attribute, which is on when it is there; its value is empty or “\(attribute.spelling)”"
            )
        case .nonempty:
            return value.isEmpty ? (.attributeValue, "it must not be empty") : nil
        case .line:
            guard value.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
            return (.attributeValue, "it must not have line breaks")
        case .keywords(let keywords):
            return keywords.has(value) ? nil : (.attributeValue, "it must be \(keywords.words)")
        case .datatype(let datatype):
            return datatype.problem(value).map { (datatype.rule, $0) }
        case .emptyOr(let datatype):
            return value.isEmpty ? nil : datatype.problem(value).map { (datatype.rule, $0) }
        }
    }
}

/// The keywords that a value may be.
final class Keywords: Sendable {
    private let keywords: [[UInt8]]
    private let allowsEmpty: Bool
    /// Beginnings after which anything may follow.
    private let beginnings: [[UInt8]]
    private let capitalsCount: Bool

    /// Reads `a|b`: `''` is the empty keyword, `␣` a space, and `--*` stands for all that begin with `--`.
    init(_ text: some StringProtocol, capitalsCount: Bool = false) {
        let all = text.split(separator: "|").map { String($0).replacing("␣", with: " ") }
        allowsEmpty = all.contains("''")
        beginnings = all.filter { $0.hasSuffix("*") }.map { Array($0.dropLast().utf8) }
        keywords = all.filter { $0 != "''" && !$0.hasSuffix("*") }.map { Array($0.utf8) }
        self.capitalsCount = capitalsCount
    }

    /// Whether a value is one of the keywords.
    func has(_ value: Bytes) -> Bool {
        if value.isEmpty { return allowsEmpty }
        for keyword in keywords where keyword.count == value.count {
            if capitalsCount ? value.elementsEqual(keyword) : value.equalsKeyword(keyword) { return true }
        }
        return beginnings.contains { value.count > $0.count && value.starts(with: $0) }
    }

    /// The keywords in words: `“ltr”, “rtl” or “auto”`.
    var words: String {
        var words = keywords.map { "“\(String(decoding: $0, as: UTF8.self))”" }
        words += beginnings.map { "a name that begins with “\(String(decoding: $0, as: UTF8.self))”" }
        if allowsEmpty { words.append("empty") }
        return words.joined(last: "or")
    }
}

extension ArraySlice<UInt8> {
    /// Whether the value is a keyword, which is in small letters, without regard to ASCII capitals.
    func equalsKeyword(_ keyword: some Collection<UInt8>) -> Bool {
        guard count == keyword.count else { return false }
        var at = startIndex
        for byte in keyword {
            guard self[at].inSmallLetters == byte else { return false }
            at += 1
        }
        return true
    }

    /// Whether the value is a keyword, which is in small letters, without regard to ASCII capitals.
    func equalsKeyword(_ keyword: String) -> Bool { equalsKeyword(keyword.utf8) }
}

extension UInt8 {
    /// The small letter of an ASCII capital.
    var inSmallLetters: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension [String] {
    /// The texts as a list of a sentence: `a, b or c`.
    func joined(last word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
