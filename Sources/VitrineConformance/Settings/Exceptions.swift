/// A list of exceptions to rules. It also records which of them were needed: those that matched a finding.
public struct Exceptions: Sendable {
    private let ignores: [Ignore]
    private var isUsed: [Bool]

    /// Creates a list of exceptions, none of which has matched a finding yet.
    public init(_ ignores: [Ignore] = []) {
        self.ignores = ignores
        isUsed = ignores.map { _ in false }
    }

    /// Whether the list is empty.
    public var isEmpty: Bool { ignores.isEmpty }

    /// Returns whether any exception covers a finding, and marks those that do as needed. Their globs may match either
    /// the path in the finding or the page's path in the site's folder.
    public mutating func covers(_ finding: Finding, sitePath: String? = nil) -> Bool {
        var isCovered = false
        for (index, ignore) in ignores.enumerated() where ignore.matches(finding, sitePath: sitePath) {
            isUsed[index] = true
            isCovered = true
        }
        return isCovered
    }

    /// Adds the marks of a copy of this list, such as that of another worker: exceptions that were needed there are
    /// marked as needed.
    public mutating func formUnion(_ other: Exceptions) {
        for index in isUsed.indices where other.isUsed.indices.contains(index) && other.isUsed[index] {
            isUsed[index] = true
        }
    }

    /// Whether each exception was needed, in the order of the list. A new value with a different count is ignored.
    package var used: [Bool] {
        get { isUsed }
        set { if newValue.count == ignores.count { isUsed = newValue } }
    }

    /// Returns a finding for each exception that matched nothing.
    /// - Parameters:
    ///   - rules: the names of all rules, to recognize a misspelled name.
    ///   - checksLinks: whether links were checked; if not, exceptions to the rules about links are not reported.
    public func unused(rules: Set<String>, checksLinks: Bool = true) -> [Finding] {
        let links = Set(Rules.acrossPages.map(\.id))
        return zip(ignores, isUsed).compactMap { ignore, isUsed in
            isUsed || !checksLinks && links.contains(ignore.ruleName) ? nil : ignore.unused(rules: rules)
        }
    }
}
