import VitrineConformance
import VitrineSupport
import Yams

/// The value of `policy` in `vitrine.yml`.
///
/// ```yaml
/// policy:
///   scripts: true
///   connect-src: https://api.example
/// ```
package enum PolicyChoice: Hashable, Sendable {
    /// No policy is added to pages.
    case none
    /// This policy is added to pages.
    case fixed(String)
    /// The policy that a page needs is added to it, with additional sources keyed by directive.
    case computed(additions: [String: String], allowsScripts: Bool)

    /// The default: each page has the policy that it needs, and the scripts of components are blocked.
    static let standard = PolicyChoice.computed(additions: [:], allowsScripts: false)

    /// The rows of the settings reference for the keys under `policy`.
    static let rows = [
        SettingRow(
            "policy.scripts", "true or false", standard: "false",
            "Whether the scripts of components run; each is allowed by its SHA-256."),
        SettingRow(
            "policy.NAME", "sources", standard: nil,
            "More sources for a directive, or a further directive: `connect-src: https://api.example`."),
    ]

    /// Reads the value of `policy`; returns all mistakes in it. If there are any, the choice stays as it is.
    mutating func take(_ value: Node) -> [SettingMistake] {
        if let text = value.string {
            guard Self.isPlain(text, separators: true), !text.isEmpty else { return [SettingMistake(.badPolicy)] }
            self = text == "none" ? .none : .fixed(text)
            return []
        }
        guard let mapping = value.mapping else { return [SettingMistake(.badPolicy)] }
        var mistakes: [SettingMistake] = []
        var additions: [String: String] = [:]
        var allowsScripts = false
        for (key, value) in mapping {
            let name = key.string ?? "?"
            if name == "scripts" {
                if let flag = value.bool {
                    allowsScripts = flag
                } else {
                    mistakes.add(.settings(.mustBe(key: name, kind: "true or false")), at: key)
                }
            } else if !ContentSecurityPolicy.names.contains(name) {
                mistakes.add(.settings(.unknownKey(name, known: ["scripts"] + ContentSecurityPolicy.names)), at: key)
            } else if let text = value.string, Self.isPlain(text, separators: false) {
                additions[name] = text
            } else {
                let kind = "sources separated by spaces, such as https://example.org"
                mistakes.add(.settings(.mustBe(key: name, kind: kind)), at: key)
            }
        }
        if mistakes.isEmpty { self = .computed(additions: additions, allowsScripts: allowsScripts) }
        return mistakes
    }

    /// Whether a text has only printable ASCII characters and, unless it is a whole policy, none that end a directive.
    private static func isPlain(_ text: String, separators: Bool) -> Bool {
        text.utf8.allSatisfy { 0x20...0x7E ~= $0 && (separators || $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",")) }
    }
}
