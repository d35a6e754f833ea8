import VitrineSupport

extension Datatype {
    /// The datatypes for URLs, references and e-mail addresses.
    static var addresses: [String: Datatype] {
        [
            "url": Datatype(.valueURL) { AddressSyntax.error($0) },
            "url-nonempty": Datatype(.valueURL) { AddressSyntax.error($0, .nonempty) },
            "url-absolute": Datatype(.valueURL) { AddressSyntax.error($0, .absolute) },
            "url-list-http": Datatype(.valueURLList, error: AddressSyntax.webListError),
            "hash-name-ref": Datatype(.valueHashNameRef, error: AddressSyntax.hashNameError),
            "input-url": Datatype(.valueAddress) { $0.isEmpty ? nil : AddressSyntax.error($0.trimmed, .absolute) },
            "email": Datatype(.valueEmail, error: MailAddress.error),
            "email-list": Datatype(.valueEmail, error: MailAddress.listError),
        ]
    }
}
