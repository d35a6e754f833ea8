/// A problem with an e-mail address.
enum MailAddressError: Equatable, Sendable {
    case atMissing
    case nameMissing
    /// A character that is not allowed before `@`.
    case nameCharacter(Unicode.Scalar)
    /// A character that is not allowed after `@`.
    case domainCharacter(Unicode.Scalar)
    case emptyLabel
    case hyphen
    case labelTooLong
    /// A comma in a list with no address before or after it.
    case addressMissing
}
