/// What must hold of any page whatsoever, as far as it can be said without the rules: a trial is given what a checker
/// found and says the problem with it.
public struct FuzzTrial {
    /// One finding of a checker.
    public struct Found: Hashable, Sendable {
        /// The line, from 1; 0 for the whole file.
        public var line: Int
        /// The column in bytes, from 1.
        public var column: Int
        /// The byte.
        public var offset: Int
        /// What is said.
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
    /// What was found at first, and what a second checker found.
    public let first: [Found], second: [Found]
    /// How long the first look took, in nanoseconds.
    public let nanoseconds: Int

    /// Creates a trial.
    public init(page: [UInt8], first: [Found], second: [Found], nanoseconds: Int) {
        self.page = page
        self.first = first
        self.second = second
        self.nanoseconds = nanoseconds
    }

    /// The problem, in words.
    /// - Parameter nanosecondsPerByte: how long a byte may take, besides a start of 50 ms.
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
