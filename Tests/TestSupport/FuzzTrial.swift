/// A test of the findings of two checkers for one page. It tests only what must hold for any page, whatever the rules
/// are: both checkers agree, the first is fast enough, and its findings have texts and correct positions.
public struct FuzzTrial {
    /// One finding of a checker.
    public struct Found: Hashable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// The column, counted in bytes from 1.
        public var column: Int
        /// The offset from the start of the page, in bytes.
        public var offset: Int
        /// The text of the finding; empty text is a problem.
        public var text: String

        /// Creates a finding.
        public init(line: Int, column: Int, offset: Int, text: String) {
            self.line = line
            self.column = column
            self.offset = offset
            self.text = text
        }
    }

    /// The bytes of the page.
    public let page: [UInt8]
    /// The findings of both checkers. Those of the second one are only compared with those of the first.
    public let first: [Found], second: [Found]
    /// The processor time of the first check, in nanoseconds.
    public let nanoseconds: Int

    /// Creates a trial.
    public init(page: [UInt8], first: [Found], second: [Found], nanoseconds: Int) {
        self.page = page
        self.first = first
        self.second = second
        self.nanoseconds = nanoseconds
    }

    /// Returns a sentence for each problem; empty if there are none.
    /// - Parameter nanosecondsPerByte: the time allowed for each byte of the page, in addition to 50 ms for every page.
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
