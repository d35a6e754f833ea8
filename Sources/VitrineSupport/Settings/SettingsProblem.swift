/// A problem in a settings file or a file of user-defined rules, with its place.
public struct SettingsProblem: Error, Hashable, Sendable {
    /// The kinds of problems.
    public enum Reason: Hashable, Sendable {
        /// The system cannot read the file, for the reason in the payload.
        case unreadable(String)
        /// The file is larger than `limit` bytes.
        case tooLarge(limit: Int)
        /// The aliases (`*name`) in the file expand to more than `limit` bytes.
        case tooManyAliases(limit: Int)
        /// The file is not UTF-8.
        case notUTF8
        /// The file is not valid YAML, for the reason that the parser reports.
        case notYAML(String)
        /// A value is not of the required kind, such as `a string` or `true or false`.
        case mustBe(key: String, kind: String)
        /// A key is unknown.
        case unknownKey(String, known: [String])
        /// A required key of a rule is missing. The payload has the name of the rule, if it is known.
        case missing(key: String, rule: String?)
        /// A rule has none of the keys `select`, `assert` and `forbid`. The payload has its name, if it is known.
        case nothingToSelect(rule: String?)
        /// A rule has `forbid` together with `key`, which is `select` or `assert`.
        case forbidWith(key: String)
        /// A name does not begin with a lowercase letter, or does not consist of lowercase letters and digits with
        /// single hyphens between them.
        case badName(String)
        /// The name already belongs to a rule of Vitrine.
        case nameOfVitrine(String)
        /// The name already belongs to another user-defined rule, whose place is `other`.
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
        /// A redaction has no `name` or no `select`. `redaction` is its name, if it has one.
        case redactionLacks(key: String, redaction: String?)
        /// Two redactions have the same name.
        case redactionTwice(String)
        /// An address does not begin with `https://` or `http://` and a host.
        case badAddress(String)
    }

    /// A problem with an expression, in words.
    public typealias XPathReason = String

    /// The path of the file, as it is shown to the user.
    public var file: String
    /// The line, from 1; nil for the file as a whole.
    public var line: Int?
    /// The column in Unicode scalars, from 1; nil if it is unknown.
    public var column: Int?
    /// The kind of problem.
    public var reason: Reason

    /// Creates a problem at a place in a file.
    public init(file: String, line: Int? = nil, column: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.column = column
        self.reason = reason
    }
}
