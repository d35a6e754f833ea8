/// A choice of one of several values.
///
/// ```swift
/// Picker(
///     "size", label: "Size", options: [.init("s", label: "Small"), .init("l", label: "Large")], selection: "s",
///     style: .buttons)
/// ```
public struct Picker: FormField {
    /// An option to choose.
    public struct Option: Hashable, Sendable {
        /// The value that the form sends.
        public var value: String
        /// The visible text.
        public var label: LocalizedText

        /// Creates an option.
        public init(_ value: String, label: LocalizedText) {
            self.value = value
            self.label = label
        }
    }

    /// The look of the choice.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// A drop-down menu.
        case menu
        /// A radio button for each option, so that all options are visible.
        case buttons
    }

    /// The name under which the value is sent.
    public var name: String
    /// The visible text.
    public var label: LocalizedText
    /// The options to choose from.
    public var options: [Option]
    /// The chosen value; nil while nothing is chosen.
    public var selection: String?
    /// The text that a menu shows before a value is chosen; not used by radio buttons.
    public var prompt: LocalizedText?
    /// The look of the choice.
    public var style: Style
    /// The rules for the value; ``FieldRule/required`` requires a choice.
    public var rules: FieldRules
    /// A hint for the user, shown whatever the choice is.
    public var hint: LocalizedText?
    /// The error message for an invalid choice; nil uses the message of the rule or the reason in ``givenState``.
    public var error: LocalizedText?
    /// A state determined by other code; nil lets the rules decide.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is disabled.
    public var isDisabled: Bool

    /// The chosen value.
    public var value: String? { selection }

    /// Creates a picker.
    public init(
        _ name: String, label: LocalizedText, options: [Option], selection: String? = nil,
        prompt: LocalizedText? = nil, style: Style = .menu, rules: FieldRules = FieldRules(),
        hint: LocalizedText? = nil, error: LocalizedText? = nil, state: FieldState? = nil, isHidden: Bool = false,
        isDisabled: Bool = false
    ) {
        self.name = name
        self.label = label
        self.options = options
        self.selection = selection
        self.prompt = prompt
        self.style = style
        self.rules = rules
        self.hint = hint
        self.error = error
        givenState = state
        self.isHidden = isHidden
        self.isDisabled = isDisabled
    }
}
