extension MailAddressError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .atMissing: "“@” is missing"
        case .nameMissing: "the name before “@” is missing"
        case .nameCharacter(let scalar): "\(ValueText.shown(scalar)) is not allowed before “@”"
        case .domainCharacter(let scalar): "\(ValueText.shown(scalar)) is not allowed in the domain"
        case .emptyLabel: "a part of the domain is empty"
        case .hyphen: "a part of the domain begins or ends with a hyphen"
        case .labelTooLong: "a part of the domain is longer than 63 characters"
        case .addressMissing: "an e-mail address is missing before or after a comma"
        }
    }
}
