import VitrineSupport

extension AutocompleteError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .fieldMissing: "the name of a field is missing at the end"
        case .unknownField(let name): "\(quoted(name)) is not the name of an autofill field"
        case .notCombinable(let word): "“\(word)” is not allowed together with other words"
        case .group(let word):
            "unexpected “\(word)”; only one “shipping” or “billing” is allowed, at the start or after “section-…”"
        case .webauthn: "“webauthn” is only allowed after the name of the field"
        case .section(let word): "\(quoted(word)) is only allowed at the start"
        case .contact(let word):
            "unexpected “\(word)”; only one of “home”, “work”, “mobile”, “fax” and “pager” is allowed"
        case .notContact(let word, let field):
            "“\(word)” is only allowed before “email”, “impp”, “tel” and “tel-…”, not before \(quoted(field))"
        case .unexpected(let word, let field): "unexpected \(quoted(word)) after \(quoted(field))"
        }
    }
}
