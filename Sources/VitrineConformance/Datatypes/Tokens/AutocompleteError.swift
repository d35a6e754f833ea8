/// A problem with what a field is filled with.
enum AutocompleteError: Equatable, Sendable {
    case fieldMissing
    case unknownField(String)
    /// `on` or `off` beside other words.
    case notAlone(String)
    /// `shipping` or `billing` in another place than before the field.
    case group(String)
    /// `webauthn` before the field.
    case webauthn
    /// `section-…` in another place than the first.
    case section(String)
    /// `home`, `work` and so on in another place than before the field.
    case contact(String)
    /// `home`, `work` and so on before a field that is not a contact.
    case notContact(String, field: String)
    case unexpected(String, after: String)
}
