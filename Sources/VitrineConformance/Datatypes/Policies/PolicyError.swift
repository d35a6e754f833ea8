import VitrineSupport

/// A problem with a policy, a list of permissions or a hash.
enum PolicyError: Equatable, Sendable {
    /// A directive whose name contains an invalid character.
    case directiveName(Bytes)
    case unknownDirective(Bytes)
    /// A directive that has no effect in a page, only in a header.
    case headerOnly(Bytes)
    /// An invalid character in the value of a directive, or in an option of a hash; nil for non-ASCII characters.
    case character(Unicode.Scalar?, of: Bytes)
    case notScript(Bytes, directive: Bytes)
    case scriptMissing(directive: Bytes)
    case takesNoValue(directive: Bytes)
    /// `'none'` together with other sources.
    case noneNotAlone(Bytes)
    case scheme(Bytes)
    case source(Bytes)
    case closingQuoteMissing(Bytes)
    case nonce(Bytes)
    case unknownKeyword(Bytes)
    /// The name of a feature with an invalid character.
    case feature(Bytes)
    case quotesMissing(Bytes)
    case origin(Bytes)
    /// A hash without the name of its algorithm.
    case algorithm(Bytes)
    case hashMissing(Bytes)
    case hashNotBase64(Bytes)
    case hashLength(Bytes, found: Int, algorithm: String, expected: Int)
    case unknownSandboxToken(Bytes)
    /// A token that has no effect because of another one.
    case redundantSandboxToken(String, with: String)
}
