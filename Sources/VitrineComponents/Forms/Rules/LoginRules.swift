/// The rules of a login: more than three Characters for the name, eight or more for the password.
public enum LoginRules {
    /// A user name.
    public static let username = FieldRules(.required, .length(4...))
    /// A password.
    public static let password = FieldRules(.required, .length(8...))
}
