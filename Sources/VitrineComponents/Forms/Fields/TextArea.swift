/// Several lines of text. HTML knows no pattern for them, so only `required` and a least length reach the browser.
public struct TextArea: FormField {
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
    /// What to know before typing.
    public var hint: LocalizedText?
    /// The message for a value that is refused; nil uses the words of the rule.
    public var error: LocalizedText?
    /// How many lines are shown, at least 2.
    public var lines: Int
    /// The state that other code has determined.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no space.
    public var isHidden: Bool
    /// Whether it is shown but cannot be used.
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
