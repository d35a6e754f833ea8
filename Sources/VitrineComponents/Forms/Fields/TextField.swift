/// A line of text.
///
/// ```swift
/// TextField(
///     "username", label: "User name", value: model.username, rules: LoginRules.username,
///     icon: .person, autocomplete: .username)
/// ```
///
/// The rules determine the type of the field: plain text, an e-mail address, a web address, a number or a date. In a
/// file that also imports SwiftUI, write `VitrineKit.TextField`.
public struct TextField: FormField {
    /// The name under which the value is sent.
    public var name: String
    /// The visible text.
    public var label: LocalizedText
    /// The text of the field; nil while the field is untouched.
    public var value: String?
    /// The rules for the value.
    public var rules: FieldRules
    /// An example of a value; it does not replace the label.
    public var placeholder: LocalizedText?
    /// An icon at the start of the field.
    public var icon: FieldIcon?
    /// A hint for the user, shown whatever the value is.
    public var hint: LocalizedText?
    /// The error message for an invalid value; nil uses the message of the rule or the reason in ``givenState``.
    public var error: LocalizedText?
    /// The kind of value that browsers may fill in.
    public var autocomplete: Autocomplete?
    /// A state determined by other code; nil lets the rules decide.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is disabled.
    public var isDisabled: Bool

    /// Creates a field.
    public init(
        _ name: String, label: LocalizedText, value: String? = nil, rules: FieldRules = FieldRules(),
        placeholder: LocalizedText? = nil, icon: FieldIcon? = nil, hint: LocalizedText? = nil,
        error: LocalizedText? = nil, autocomplete: Autocomplete? = nil, state: FieldState? = nil,
        isHidden: Bool = false, isDisabled: Bool = false
    ) {
        self.name = name
        self.label = label
        self.value = value
        self.rules = rules
        self.placeholder = placeholder
        self.icon = icon
        self.hint = hint
        self.error = error
        self.autocomplete = autocomplete
        givenState = state
        self.isHidden = isHidden
        self.isDisabled = isDisabled
    }
}
