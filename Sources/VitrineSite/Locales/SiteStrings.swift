import VitrineComponents

/// The words of a site: its own catalogs, and the ones that come with the package.
struct SiteStrings: StringSource {
    /// The catalog with the words of the frame and of the components that come with the package.
    static let frame = "Vitrine"

    init(_ folder: SiteFolder) throws(SiteProblems) {}

    /// Whether the site's main catalog has a key.
    func has(_ key: String) -> Bool { false }

    func words(for text: LocalizedText, language: String) -> LocalizedPattern? { nil }
}
