/// A problem with a value of `autocomplete`.
enum AutocompleteError: Equatable, Sendable {
    case fieldMissing
    case unknownField(String)
    /// `on` or `off` together with other keywords.
    case notAlone(String)
    /// `shipping` or `billing` that is not before the field.
    case group(String)
    /// `webauthn` before the field.
    case webauthn
    /// `section-…` that is not first.
    case section(String)
    /// A contact type such as `home` or `work` that is not directly before the field.
    case contact(String)
    /// A contact type such as `home` or `work` before a field that is not a contact.
    case notContact(String, field: String)
    case unexpected(String, after: String)
}
