/// Something wrong in a file of rules or settings, with its place.
public struct SettingsProblem: Error, Hashable, Sendable {
    /// The kinds of problems.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be read, for a reason of the system.
        case unreadable(String)
        /// The file is larger than a file of settings may be.
        case tooLarge(limit: Int)
        /// The file repeats more than `limit` bytes of itself through aliases (`*name`).
        case tooManyAliases(limit: Int)
        /// The file is not UTF-8.
        case notUTF8
        /// The YAML parser does not understand the file.
        case notYAML(String)
        /// A value is not of the required kind, such as "a list" or "a string".
        case mustBe(key: String, kind: String)
        /// A key is unknown.
        case unknownKey(String, known: [String])
        /// A key is missing.
        case missing(key: String, rule: String?)
        /// A rule has neither “select” nor “forbid”.
        case nothingToSelect(rule: String)
        /// A rule has `forbid` together with a key that belongs to `select`.
        case forbidWith(key: String)
        /// The name of a rule is not made of lowercase words with hyphens between them.
        case badName(String)
        /// The name already belongs to a rule of Vitrine.
        case nameOfVitrine(String)
        /// The name already belongs to another rule of the user, whose place is `other`.
        case nameTwice(String, other: String)
        /// A severity is neither `error` nor `warning`.
        case badSeverity(String)
        /// An expression is not XPath, or cannot be used here.
        case xpath(key: String, XPathReason)
        /// A message has an unknown placeholder.
        case unknownPlaceholder(String)
        /// A message has an unmatched brace.
        case loneBrace
        /// An exception has an empty rule or pattern.
        case badIgnore(String)
        /// A required key of a redaction is missing: its name, or what it selects.
        case redactionLacks(key: String, redaction: String?)
        /// Two redactions have the same name.
        case redactionTwice(String)
        /// An address is not `http:` or `https:`.
        case badAddress(String)
    }

    /// A problem with an expression, in words.
    public typealias XPathReason = String

    /// The file, as the user would name it.
    public var file: String
    /// The line, from 1; nil for the file as a whole.
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
    /// The problem, in words.
    public var reason: Reason

    /// Creates a problem at a place in a file.
    public init(file: String, line: Int? = nil, column: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.column = column
        self.reason = reason
    }
}
