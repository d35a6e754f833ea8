import VitrineSupport

/// A problem with an address: a URL, or a reference that is resolved against one.
enum AddressError: Equatable, Sendable {
    /// A part of an address. An opaque path is the path of an address without a slash after the scheme, such as
    /// `a@b.org` in `mailto:a@b.org`.
    enum Part: Equatable, Sendable { case path, opaquePath, query, fragment, host }

    /// A tab or line break.
    case control(Unicode.Scalar)
    case schemeMissing
    /// A scheme other than `http` and `https`, where only these are allowed.
    case notWeb(scheme: String)
    /// A character that must be percent-encoded.
    case character(Unicode.Scalar, Part)
    /// A Unicode noncharacter.
    case noncharacter(Unicode.Scalar, Part)
    /// `%` without two hexadecimal digits.
    case percent(Part)
    case backslash
    case slashesMissing(scheme: String)
    /// More than two slashes after a scheme, or at the start if there is no scheme.
    case tooManySlashes(scheme: String?)
    /// A drive letter where the host should be, as in `file://c:/`.
    case drive(Unicode.Scalar)
    case hostMissing
    case hostMissingAfterAt
    case hostMissingBeforePort
    case credentials
    case portCharacter(Unicode.Scalar)
    case portTooLarge(Bytes)
    case host(HostError)
    case dataCommaMissing
    case base64Character(Unicode.Scalar)
    case base64Padding
    case base64Length
    /// A `usemap` that does not begin with `#`.
    case hashMissing
    /// A `usemap` that consists only of `#`.
    case nameMissing
}
