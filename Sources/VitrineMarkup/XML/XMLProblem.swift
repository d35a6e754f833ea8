/// A problem that an XML parser found, with its place in the bytes.
public struct XMLProblem: Error, Hashable, Sendable {
    /// The line, from 1; 0 if the parser does not know it.
    public let line: Int
    /// The column in characters, from 1, not counting a byte order mark; 0 if the parser does not know it. In the names
    /// of end tags, libxml2 counts bytes instead of characters.
    public let column: Int
    /// The parser's own number for the mistake (`xmlParserErrors` of libxml2).
    public let code: Int
    /// The problem in words, usually those of the parser, without a line break at the end.
    public let message: String
    /// The names that the parser reports with the mistake, such as those of the elements.
    package let names: [String]
    /// The number that the parser reports with the mistake: a line or a code point; 0 without one.
    package let number: Int

    /// Creates a problem.
    public init(line: Int, column: Int, code: Int, message: String) {
        self.init(line: line, column: column, code: code, message: message, names: [], number: 0)
    }

    /// Creates a problem with the parser's details.
    package init(line: Int, column: Int, code: Int, message: String, names: [String], number: Int) {
        self.line = line
        self.column = column
        self.code = code
        self.message = message
        self.names = names
        self.number = number
    }

    /// Creates a problem at a byte offset.
    /// - Parameters:
    ///   - bytes: the whole document, in UTF-8.
    ///   - code: the parser's own number for the mistake; 0 if it has none.
    package init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, code: Int = 0, message: String) {
        let before = bytes[..<offset]
        let mark = min(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, offset)
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? mark
        // Every byte except continuation bytes begins a character.
        self.init(
            line: before.count { $0 == 0x0A } + 1, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1,
            code: code, message: message)
    }
}
