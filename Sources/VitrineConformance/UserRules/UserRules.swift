import VitrineSupport

/// User-defined rules, which are read from YAML files.
///
/// ```yaml
/// - name: button-type
///   severity: error
///   select: //button
///   assert: "@type"
///   message: <{name}> has no type, so it would send the form
///   why: A button that only opens something must not send a form.
/// - name: no-inline-style
///   forbid: //@style
///   message: "“style” of <{name}> is “{value}”; put it into the stylesheet"
///   why: The policy of our pages forbids inline styles.
/// ```
///
/// `select` and `assert` are XPath 1.0 expressions; see `XPathExpression`. Instead of both, `forbid` selects nodes that
/// are not allowed. `files` limits a rule to pages whose paths match a glob.
public struct UserRules: Sendable {
    /// The rules, in the order in which they were added.
    public private(set) var rules: [UserRule] = []

    /// Creates an empty set of rules.
    public init() {}

    /// Reads a file of rules and adds them to the rules that were read before.
    /// - Parameters:
    ///   - yaml: the text of the file.
    ///   - file: the name of the file, for messages.
    /// - Throws: `SettingsProblems` with all problems in the file; in this case no rule is added.
    public mutating func add(yaml: String, file: String) throws(SettingsProblems) {
        var reader = UserRuleReader(yaml, file: file, before: rules)
        let found = reader.read()
        if !reader.problems.isEmpty { throw SettingsProblems(reader.problems) }
        rules += found
    }
}
