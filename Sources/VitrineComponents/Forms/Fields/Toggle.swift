/// A switch that is on or off.
public struct Toggle: FormField {
    /// The name under which the value is sent.
    public var name: String
    /// The visible text.
    public var label: LocalizedText
    /// Whether it is on.
    public var isOn: Bool
    /// The rules for the value; ``FieldRule/required`` requires it to be on.
    public var rules: FieldRules
    /// A hint for the user.
    public var hint: LocalizedText?
    /// The error message for an invalid value; nil uses the message of the rule or the reason in ``givenState``.
    public var error: LocalizedText?
    /// A state determined by other code; nil lets the rules decide.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is disabled.
    public var isDisabled: Bool

    /// `on`, the value that the form sends, if the toggle is on; otherwise nil.
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
