/// The languages of a site in which a section has its page.
public enum SectionLanguages: String, Hashable, Sendable, CaseIterable {
    /// All languages of the site.
    case all
    /// Only the site's own language, because the contents are not translated.
    case own
}
