/// Something that is on or off.
public struct Toggle: FormField {
    /// What the value is called when it is sent.
    public var name: String
    /// What people read.
    public var label: LocalizedText
    /// Whether it is on.
    public var isOn: Bool
    /// The rules for the value: ``FieldRule/required`` asks for on.
    public var rules: FieldRules
    /// What to know before deciding.
    public var hint: LocalizedText?
    /// The message when it is refused; nil uses the words of the rule.
    public var error: LocalizedText?
    /// The state that other code has determined.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no space.
    public var isHidden: Bool
    /// Whether it is shown but cannot be used.
    public var isDisabled: Bool

    /// `on`, which is what a form sends, or nil.
    public var value: String? { isOn ? "on" : nil }

    /// Creates a toggle.
    public init(
        _ name: String, label: LocalizedText, isOn: Bool = false, rules: FieldRules = FieldRules(),
        hint: LocalizedText? = nil, error: LocalizedText? = nil, state: FieldState? = nil, isHidden: Bool = false,
        isDisabled: Bool = false
    ) {
        self.name = name
        self.label = label
        self.isOn = isOn
        self.rules = rules
        self.hint = hint
        self.error = error
        givenState = state
        self.isHidden = isHidden
        self.isDisabled = isDisabled
    }
}
