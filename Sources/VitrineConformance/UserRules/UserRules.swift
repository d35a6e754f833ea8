import VitrineSupport

/// User-defined rules, from files.
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
/// `select` and `assert` are XPath 1.0, see `XPathExpression`; `forbid` selects nodes that are not allowed. `files`
/// limits a rule to pages whose path matches a glob.
public struct UserRules: Sendable {
    /// The rules, in the order of the files.
    public private(set) var rules: [UserRule] = []

    /// Creates an empty set of rules.
    public init() {}

    /// Reads rules and adds them to those read before.
    /// - Parameters:
    ///   - yaml: the text of the file.
    ///   - file: its name, for messages.
    /// - Throws: `SettingsProblems` with everything that is wrong; no rule of the file is added then.
    public mutating func add(yaml: String, file: String) throws(SettingsProblems) {
        var reader = UserRuleReader(yaml, file: file, before: rules)
        let found = reader.read()
        if !reader.problems.isEmpty { throw SettingsProblems(reader.problems) }
        rules += found
    }
}
