import VitrineSupport

/// A problem with a language tag.
enum LanguageError: Equatable, Sendable {
    /// The kind of a subtag.
    enum Part: Equatable, Sendable { case language, extendedLanguage, script, region, variant }

    /// An underscore where a hyphen is meant.
    case underscore
    /// A character that is not allowed in a tag.
    case character(Unicode.Scalar)
    case hyphenAtStart
    case hyphenAtEnd
    case twoHyphens
    case subtagTooLong(Bytes)
    /// A subtag that is not registered.
    case unknown(Part, Bytes)
    /// A tag that does not begin with a language.
    case languageMissing(found: Bytes)
    /// An extended language after the wrong language: the subtag, the language that must precede it, and the one that
    /// was found.
    case extends(Bytes, prefix: String, found: Bytes)
    case secondExtendedLanguage(Bytes)
    case extensionTwice(Bytes)
    case emptyExtension(Bytes)
    case emptyPrivateUse
    /// A subtag that is not allowed after the ones before it.
    case misplaced(Bytes)
}
