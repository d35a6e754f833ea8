import VitrineSupport

/// The keywords that are allowed as a value.
final class Keywords: Sendable {
    /// The keywords as the standards spell them, for messages.
    private let spellings: [String]
    /// The keywords for comparing: in lowercase, unless they are case-sensitive.
    private let keywords: [[UInt8]]
    private let allowsEmpty: Bool
    /// The beginnings of keywords that may end with any nonempty text.
    private let beginnings: [[UInt8]]
    /// Whether the keywords are case-sensitive. Beginnings always are.
    private let isCaseSensitive: Bool

    /// Parses keywords that are separated by `|`. `''` means the empty value, `␣` means a space, and `--*` means all
    /// keywords that begin with `--`.
    init(_ text: some StringProtocol, isCaseSensitive: Bool = false) {
        let all = text.split(separator: "|").map { String($0).replacing("␣", with: " ") }
        allowsEmpty = all.contains("''")
        beginnings = all.filter { $0.hasSuffix("*") }.map { Array($0.dropLast().utf8) }
        spellings = all.filter { $0 != "''" && !$0.hasSuffix("*") }
        keywords = spellings.map { Array((isCaseSensitive ? $0 : $0.lowercased()).utf8) }
        self.isCaseSensitive = isCaseSensitive
    }

    func has(_ value: Bytes) -> Bool {
        if value.isEmpty { return allowsEmpty }
        for keyword in keywords where keyword.count == value.count {
            if isCaseSensitive ? value.elementsEqual(keyword) : value.equals(ignoringCase: keyword) { return true }
        }
        return beginnings.contains { value.count > $0.count && value.starts(with: $0) }
    }

    /// The keywords in words: `“ltr”, “rtl” or “auto”`.
    var words: String {
        var words = spellings.map { "“\($0)”" }
        words += beginnings.map { "a name that begins with “\(String(decoding: $0, as: UTF8.self))”" }
        if allowsEmpty { words.append("an empty value") }
        return words.joined(last: "or")
    }
}
