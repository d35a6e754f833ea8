import VitrineSupport

/// The settings under `source` in `vitrine.yml`: where the source code of stories is, and the form of links to its
/// files.
///
/// ```yaml
/// source:
///   folder: ..
///   link: https://example.org/shop/blob/main/{file}#L{line}
/// ```
package struct SourceSettings: Hashable, Sendable {
    /// The folder to search for files, relative to the site's folder; nil for the Swift package around the site.
    package var folder: String?
    /// The template for links: an address with `{file}` and, if wanted, `{line}`; nil for no links.
    package var link: String?

    /// Creates the default: no folder and no link.
    package init() {}

    /// The rows of the settings reference for the keys under `source`.
    static let rows = [
        SettingRow(
            "source.folder", "path relative to the site's folder", standard: nil,
            otherwise: "the Swift package that contains the site",
            "The folder with the source files of stories."),
        SettingRow(
            "source.link", "address", standard: nil,
            "The address that opens a file, with `{file}` and `{line}`, such as "
                + "`https://example.org/shop/blob/main/{file}#L{line}`."),
    ]

    /// Whether a link template is valid: an address with `{file}` and a scheme that does not run code, in visible ASCII
    /// characters other than `"`, `<` and `>`.
    static func isLink(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text.contains("{file}") else { return false }
        let scheme = text[..<colon].lowercased()
        return scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil
            && !["javascript", "data", "vbscript", "blob"].contains(scheme)
            && text.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E }
    }

    /// The address of a line in a file; nil without a link template.
    func address(file: String, line: Int) -> String? {
        link?.replacing("{file}", with: AssetAddress.encoded(file)).replacing("{line}", with: String(line))
    }
}
