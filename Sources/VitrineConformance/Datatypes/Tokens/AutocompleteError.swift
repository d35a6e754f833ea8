/// A problem with a value of `autocomplete`.
enum AutocompleteError: Equatable, Sendable {
    case fieldMissing
    case unknownField(String)
    /// `on` or `off` together with other keywords.
    case notCombinable(String)
    /// `shipping` or `billing` where the name of a field is expected, because it is in the wrong place or repeated.
    case group(String)
    /// `webauthn` where the name of a field is expected.
    case webauthn
    /// A keyword such as `section-gift` where the name of a field is expected.
    case section(String)
    /// A contact type such as `home` or `work` where the name of a field is expected.
    case contact(String)
    /// A contact type such as `home` or `work` before a field that is not a contact field.
    case notContact(String, field: String)
    case unexpected(String, after: String)
}
