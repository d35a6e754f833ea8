import VitrineSupport

/// A problem with a language tag.
enum LanguageError: Equatable, Sendable {
    /// The kind of a subtag or tag.
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
    /// An extended language after a language that it does not belong to.
    case extends(Bytes, prefix: String, found: Bytes)
    case secondExtendedLanguage(Bytes)
    case extensionTwice(Bytes)
    case emptyExtension(Bytes)
    case emptyPrivateUse
    /// A subtag that cannot follow the ones before it.
    case misplaced(Bytes)
}
