/// A test of properties that must hold for any page, independent of the rules: a trial takes what two checkers
/// found and returns the problems.
public struct FuzzTrial {
    /// One finding of a checker.
    public struct Found: Hashable, Sendable {
        /// The line, from 1; 0 for the whole file.
        public var line: Int
        /// The column in bytes, from 1.
        public var column: Int
        /// The offset in bytes, from 0.
        public var offset: Int
        /// The text of the finding.
        public var text: String

        /// Creates a finding.
        public init(line: Int, column: Int, offset: Int, text: String) {
            self.line = line
            self.column = column
            self.offset = offset
            self.text = text
        }
    }

    /// The page.
    public let page: [UInt8]
    /// The findings of the first checker, and of a second one.
    public let first: [Found], second: [Found]
    /// The duration of the first check, in nanoseconds.
    public let nanoseconds: Int

    /// Creates a trial.
    public init(page: [UInt8], first: [Found], second: [Found], nanoseconds: Int) {
        self.page = page
        self.first = first
        self.second = second
        self.nanoseconds = nanoseconds
    }

    /// Returns the problems, in words.
    /// - Parameter nanosecondsPerByte: the time allowed for each byte, in addition to 50 ms for the start.
    public func problems(nanosecondsPerByte: Int) -> [String] {
        var problems: [String] = []
        if first != second { problems.append("two checkers say different things") }
        if nanoseconds > 50_000_000 + nanosecondsPerByte * page.count {
            problems.append("\(nanoseconds / 1_000_000) ms for \(page.count) bytes")
        }
        for found in first {
            if found.offset < 0 || found.offset > page.count { problems.append("outside of the page: \(found)") }
            if found.text.isEmpty { problems.append("no words: \(found)") }
            guard found.offset >= 0, found.offset <= page.count else { continue }
            let before = page[..<found.offset]
            let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let line = before.count { $0 == 0x0A } + 1
            if found.line != line || found.column != found.offset - start + 1 {
                problems.append("byte \(found.offset) is in line \(line), column \(found.offset - start + 1): \(found)")
            }
        }
        return problems
    }
}
