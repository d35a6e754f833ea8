/// One of several values.
///
/// ```swift
/// Picker(
///     "size", label: "Size", options: [.init("s", label: "Small"), .init("l", label: "Large")], selection: "s",
///     style: .buttons)
/// ```
public struct Picker: FormField {
    /// One of the values.
    public struct Option: Hashable, Sendable {
        /// The value that the form sends.
        public var value: String
        /// What people read.
        public var label: LocalizedText

        /// Creates an option.
        public init(_ value: String, label: LocalizedText) {
            self.value = value
            self.label = label
        }
    }

    /// What the choice looks like.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// A list that opens.
        case menu
        /// A button for each option, all to be seen at once.
        case buttons
    }

    /// What the value is called when it is sent.
    public var name: String
    /// What people read.
    public var label: LocalizedText
    /// The values to choose from.
    public var options: [Option]
    /// The value that is chosen; nil while nothing is chosen.
    public var selection: String?
    /// The text of a menu before anything is chosen.
    public var prompt: LocalizedText?
    /// What the choice looks like.
    public var style: Style
    /// The rules for the value; ``FieldRule/required`` asks for a choice.
    public var rules: FieldRules
    /// What to know before choosing.
    public var hint: LocalizedText?
    /// The message for a choice that is refused; nil uses the words of the rule.
    public var error: LocalizedText?
    /// The state that other code has determined.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no space.
    public var isHidden: Bool
    /// Whether it is shown but cannot be used.
    public var isDisabled: Bool

    /// The name of the choice.
    public var value: String? { selection }

    /// Creates a choice.
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
