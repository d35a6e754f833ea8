/// The rules of a login: four or more Characters for the name, eight or more for the password.
public enum LoginRules {
    /// The rules for a user name.
    public static let username = FieldRules(.required, .length(4...))
    /// The rules for a password.
    public static let password = FieldRules(.required, .length(8...))
}
