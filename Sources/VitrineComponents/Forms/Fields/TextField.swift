/// A line of text.
///
/// ```swift
/// TextField(
///     "username", label: "User name", value: model.username, rules: LoginRules.username,
///     icon: .person, autocomplete: .username)
/// ```
///
/// The rules choose the type of the field: an e-mail address, an address, a number, a day. A program that imports SwiftUI
/// too writes `VitrineComponents.TextField`.
public struct TextField: FormField {
    /// What the value is called when it is sent.
    public var name: String
    /// What people read.
    public var label: LocalizedText
    /// The text of the field; nil until a user changes it.
    public var value: String?
    /// What the field accepts.
    public var rules: FieldRules
    /// An example of a value; no substitute for the label.
    public var placeholder: LocalizedText?
    /// A drawing at the start.
    public var icon: FieldIcon?
    /// What to know before typing.
    public var hint: LocalizedText?
    /// The message for a value that is refused; nil uses the words of the rule.
    public var error: LocalizedText?
    /// What browsers may fill in.
    public var autocomplete: Autocomplete?
    /// The state that other code has determined.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no space.
    public var isHidden: Bool
    /// Whether it is shown but cannot be used.
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
