/// Several lines of text. HTML has no pattern for them, so the browser checks only `required` and a minimum length.
public struct TextArea: FormField {
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
    /// A hint for the user, shown whatever the value is.
    public var hint: LocalizedText?
    /// The error message for an invalid value; nil uses the message of the rule or the reason in ``givenState``.
    public var error: LocalizedText?
    /// The number of visible lines. A number below 2 counts as 2.
    public var lines: Int
    /// A state determined by other code; nil lets the rules decide.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is disabled.
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
