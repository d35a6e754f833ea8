/// The kind of value that a browser or a password manager may fill in: a token of
/// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
public struct Autocomplete: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The token as HTML spells it.
    public var token: String

    /// Creates a value from a token of HTML.
    public init(stringLiteral token: String) { self.token = token }

    /// The user name of an account.
    public static let username: Autocomplete = "username"
    /// The password of an account.
    public static let currentPassword: Autocomplete = "current-password"
    /// A password that is being chosen.
    public static let newPassword: Autocomplete = "new-password"
    /// A one-time code.
    public static let oneTimeCode: Autocomplete = "one-time-code"
    /// A person's full name.
    public static let name: Autocomplete = "name"
    /// An e-mail address.
    public static let email: Autocomplete = "email"
    /// A telephone number.
    public static let telephone: Autocomplete = "tel"
    /// An address on the web.
    public static let url: Autocomplete = "url"
    /// A country, by name.
    public static let country: Autocomplete = "country-name"
    /// A date of birth.
    public static let birthday: Autocomplete = "bday"
    /// Turns autofill off.
    public static let off: Autocomplete = "off"
}
