/// Exceptions from rules, and which of them were needed.
public struct Exceptions: Sendable {
    private let ignores: [Ignore]
    private var isUsed: [Bool]

    /// Creates a list of exceptions, none of which has been needed.
    public init(_ ignores: [Ignore] = []) {
        self.ignores = ignores
        isUsed = ignores.map { _ in false }
    }

    /// Whether the list is empty.
    public var isEmpty: Bool { ignores.isEmpty }

    /// Returns whether an exception covers a finding, and marks matching exceptions as needed. They may match the path
    /// of the page or its path in the site's folder.
    public mutating func covers(_ finding: Finding, sitePath: String? = nil) -> Bool {
        var isCovered = false
        for (index, ignore) in ignores.enumerated() where ignore.matches(finding, sitePath: sitePath) {
            isUsed[index] = true
            isCovered = true
        }
        return isCovered
    }

    /// Adds the exceptions that another worker with the same list needed.
    public mutating func formUnion(_ other: Exceptions) {
        for index in isUsed.indices where other.isUsed.indices.contains(index) && other.isUsed[index] {
            isUsed[index] = true
        }
    }

    /// Whether each exception was needed, in the order of the list.
    package var used: [Bool] {
        get { isUsed }
        set { if newValue.count == ignores.count { isUsed = newValue } }
    }

    /// A finding for each exception that matched nothing.
    /// - Parameters:
    ///   - rules: the names of all rules, to recognize a misspelled one.
    ///   - checksLinks: whether links were checked; otherwise it is unknown whether exceptions from their rules match.
    public func unused(rules: Set<String>, checksLinks: Bool = true) -> [Finding] {
        let links = Set(Rules.acrossPages.map(\.id))
        return zip(ignores, isUsed).compactMap { ignore, isUsed in
            isUsed || !checksLinks && links.contains(ignore.ruleName) ? nil : ignore.unused(rules: rules)
        }
    }
}
