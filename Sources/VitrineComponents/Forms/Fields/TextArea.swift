/// Several lines of text. HTML has no `pattern` for them, so browsers only check `required` and a minimum length.
public struct TextArea: FormField {
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
    /// A hint for typing.
    public var hint: LocalizedText?
    /// The message for an invalid value; nil uses that of the rule.
    public var error: LocalizedText?
    /// The number of visible lines, at least 2.
    public var lines: Int
    /// A state determined by other code; nil applies the rules.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is shown but disabled.
    public var isDisabled: Bool

    /// Creates a field.
    public init(
        _ name: String, label: LocalizedText, value: String? = nil, rules: FieldRules = FieldRules(),
        placeholder: LocalizedText? = nil, hint: LocalizedText? = nil, error: LocalizedText? = nil, lines: Int = 4,
        state: FieldState? = nil, isHidden: Bool = false, isDisabled: Bool = false
    ) {
        self.name = name
        self.label = label
        self.value = value
        self.rules = rules
        self.placeholder = placeholder
        self.hint = hint
        self.error = error
        self.lines = lines
        givenState = state
        self.isHidden = isHidden
        self.isDisabled = isDisabled
    }
}
