import VitrineSupport

internal import Yams

/// The settings under `check` in `vitrine.yml`.
///
/// ```yaml
/// check:
///   strict: true
///   address: https://example.org/shop/
///   rules: [rules/house.yml]
///   ignore:
///     - orphan-page:drafts/**
/// ```
public struct CheckSettings: Hashable, Sendable {
    /// Whether warnings are treated as errors.
    public var isStrict = false
    /// Whether links are checked.
    public var checksLinks = true
    /// Whether the contrast of text is checked, which requires the stylesheets of each page.
    public var judgesContrast = true
    /// The address at which the site is published; nil if it is not set.
    public var address: SiteAddress?
    /// The paths of files with user-defined rules, relative to the settings file.
    public var rules: [String] = []
    /// The exceptions to rules.
    public var ignores: [Ignore] = []

    /// Creates the default settings.
    public init() {}

    /// The rows for the keys under `check` in the reference of all settings.
    package static let rows = [
        SettingRow(
            "check.strict", "true or false", standard: "false", "Whether warnings make a check fail, as errors do."),
        SettingRow("check.links", "true or false", standard: "true", "Whether links between pages are checked."),
        SettingRow(
            "check.contrast", "true or false", standard: "true",
            "Whether the contrast of text is checked (WCAG 2.2, 1.4.3)."),
        SettingRow(
            "check.address", "address", standard: nil,
            "Where the site is published. Absolute links to this address are then checked like relative ones."),
        SettingRow(
            "check.rules", "list of files", standard: "[]", "Rules of your own; paths are relative to `vitrine.yml`."),
        SettingRow(
            "check.ignore", "list of `rule` or `rule:glob`", standard: "[]",
            "Findings to leave out; an entry that matches nothing is reported."),
    ]

    /// Reads the settings under the key `check` of a YAML file. All other top-level keys are ignored.
    /// - Parameters:
    ///   - yaml: the text of the file.
    ///   - name: the name of the file, for messages.
    /// - Throws: `SettingsProblems` with all problems that were found.
    public init(yaml: String, file name: String) throws(SettingsProblems) {
        var file = SettingsFile(yaml, name: name)
        if let check = file.root()?.mapping?["check"], check.null == nil {
            if let mapping = check.mapping {
                for (key, value) in mapping { take(key, value, &file) }
            } else {
                file.add(.mustBe(key: "check", kind: "keys and values"), at: check)
            }
        }
        if !file.problems.isEmpty { throw SettingsProblems(file.problems) }
    }

    private mutating func take(_ key: Node, _ value: Node, _ file: inout SettingsFile) {
        switch key.scalar?.string {
        case "strict": isStrict = file.truth(value, "strict") ?? false
        case "links": checksLinks = file.truth(value, "links") ?? true
        case "contrast": judgesContrast = file.truth(value, "contrast") ?? true
        case "rules": rules = file.strings(value, "rules").map(\.text)
        case "ignore":
            for (text, node) in file.strings(value, "ignore") {
                if let ignore = Ignore(text, file: file.name, line: node.mark?.line) {
                    ignores.append(ignore)
                } else {
                    file.add(.badIgnore(text), at: node)
                }
            }
        case "address":
            guard let text = file.string(value, "address") else { return }
            address = SiteAddress(text)
            if address == nil { file.add(.badAddress(text), at: value) }
        case let other: file.add(.unknownKey(other ?? "?", known: Self.rows.names), at: key)
        }
    }
}
