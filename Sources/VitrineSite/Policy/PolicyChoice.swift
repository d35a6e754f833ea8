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
    /// Pages have no policy.
    case none
    /// All pages have this policy.
    case fixed(String)
    /// Each page has the policy that it needs, with additional sources keyed by directive.
    case computed(additions: [String: String], allowsScripts: Bool)

    /// The default: each page has the policy that it needs, and the scripts of components are blocked.
    static let standard = PolicyChoice.computed(additions: [:], allowsScripts: false)

    /// The rows of the settings reference for the keys under `policy`.
    static let rows = [
        SettingRow(
            "policy.scripts", "true or false", standard: "false",
            "Whether the scripts of components run; each is allowed by its SHA-256."),
        SettingRow(
            "policy.NAME-src", "sources", standard: nil,
            "More sources for a directive, or a further directive: `connect-src: https://api.example`."),
    ]

    /// Reads the value of the key; nil if it is invalid.
    init?(_ value: Node) {
        if let text = value.string {
            guard Self.isPlain(text, separators: true), !text.isEmpty else { return nil }
            self = text == "none" ? .none : .fixed(text)
            return
        }
        guard let mapping = value.mapping else { return nil }
        var additions: [String: String] = [:]
        var allowsScripts = false
        for (key, value) in mapping {
            guard let name = key.string, let text = value.string else { return nil }
            if name == "scripts" {
                guard let flag = value.bool else { return nil }
                allowsScripts = flag
                continue
            }
            let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILowercase || $0 == UInt8(ascii: "-") }
            guard isName, Self.isPlain(text, separators: false) else { return nil }
            additions[name] = text
        }
        self = .computed(additions: additions, allowsScripts: allowsScripts)
    }

    /// Whether a text has only printable ASCII characters and, unless it is a whole policy, none that end a directive.
    private static func isPlain(_ text: String, separators: Bool) -> Bool {
        text.utf8.allSatisfy { 0x20...0x7E ~= $0 && (separators || $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",")) }
    }
}
