import VitrineSupport

/// A problem with a content security policy, a permissions policy, a hash or the tokens of `sandbox`.
enum PolicyError: Equatable, Sendable {
    /// A directive whose name contains an invalid character.
    case directiveName(Bytes)
    case unknownDirective(Bytes)
    /// A directive that has an effect only in an HTTP header, not in a page.
    case headerOnly(Bytes)
    /// An invalid character in the value of a directive. The character is nil if it is not ASCII.
    case character(Unicode.Scalar?, of: Bytes)
    /// An invalid character in the options of a hash. The character is nil if it is not ASCII.
    case optionCharacter(Unicode.Scalar?, of: Bytes)
    case notScript(Bytes, directive: Bytes)
    case scriptMissing(directive: Bytes)
    case takesNoValue(directive: Bytes)
    /// `'none'` together with other values.
    case noneNotCombinable(Bytes)
    case scheme(Bytes)
    case source(Bytes)
    case closingQuoteMissing(Bytes)
    case nonce(Bytes)
    case unknownKeyword(Bytes)
    /// A feature name that contains an invalid character.
    case feature(Bytes)
    case quotesMissing(Bytes)
    case origin(Bytes)
    /// A hash that does not begin with the name of a known algorithm and a hyphen.
    case algorithm(Bytes)
    case hashMissing(Bytes)
    case hashNotBase64(Bytes)
    /// A hash with the wrong number of bytes.
    case hashLength(Bytes, found: Int, algorithm: String, expected: Int)
    case unknownSandboxToken(Bytes)
    /// A token that has no effect because of another one.
    case redundantSandboxToken(String, with: String)
}
