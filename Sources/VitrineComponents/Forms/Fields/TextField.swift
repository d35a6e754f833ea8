/// A line of text.
///
/// ```swift
/// TextField(
///     "username", label: "User name", value: model.username, rules: LoginRules.username,
///     icon: .person, autocomplete: .username)
/// ```
///
/// The rules determine the type of the field: an e-mail address, an address, a number, a day. In a file that also imports
/// SwiftUI, write `VitrineComponents.TextField`.
public struct TextField: FormField {
    /// The name under which the value is sent.
    public var name: String
    /// The visible label.
    public var label: LocalizedText
    /// The text of the field; nil until a user changes it.
    public var value: String?
    /// The rules for values of the field.
    public var rules: FieldRules
    /// An example of a value; it does not replace the label.
    public var placeholder: LocalizedText?
    /// An icon at the start.
    public var icon: FieldIcon?
    /// A hint for typing.
    public var hint: LocalizedText?
    /// The message for an invalid value; nil uses that of the rule.
    public var error: LocalizedText?
    /// A hint for browsers about the value to fill in.
    public var autocomplete: Autocomplete?
    /// A state determined by other code; nil applies the rules.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is shown but disabled.
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
