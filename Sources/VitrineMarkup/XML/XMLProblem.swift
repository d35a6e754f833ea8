/// A problem that an XML parser found, with its place in the bytes.
public struct XMLProblem: Error, Hashable, Sendable {
    /// The line, from 1; 0 if the parser does not know it.
    public let line: Int
    /// The column, from 1; 0 if the parser does not know it. libxml2 counts characters, but bytes in the names of end
    /// tags. Problems that are found before it parses, such as a NUL, have a column in bytes.
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
}
