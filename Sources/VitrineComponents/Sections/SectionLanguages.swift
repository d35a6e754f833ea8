/// In which languages of a site a section has its page.
public enum SectionLanguages: String, Hashable, Sendable, CaseIterable {
    /// In all of them.
    case all
    /// Only in the site's own language, because the contents are not translated.
    case own
}
