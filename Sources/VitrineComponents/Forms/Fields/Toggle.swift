import VitrineHTML

/// Something that is on or off.
public struct Toggle: FormField {
    /// What the value is called when it is sent.
    public var name: String
    /// What people read.
    public var label: LocalizedText
    /// Whether it is on.
    public var isOn: Bool
    /// What it has to be: ``FieldRule/required`` asks for on.
    public var rules: FieldRules
    /// What to know before deciding.
    public var hint: LocalizedText?
    /// What to say when it is refused; nil takes the words of the rule.
    public var error: LocalizedText?
    /// The state that somebody else has found.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no room.
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

struct ToggleView: ComponentView {
    private let field: Toggle

    init(viewModel: Toggle) { field = viewModel }

    func body(_ html: HTML) {
        let constraints = FieldConstraints(field.rules, for: .choice)
        html.reportInexpressible(constraints, of: field.rules, field: field.name)
        let frame = FieldFrame(
            name: field.name, label: field.label, hint: field.hint, error: field.error, state: field.state,
            rules: field.rules, isHidden: field.isHidden)
        let description = frame.description(html)
        html.div(.class("field toggle"), .when(field.isHidden, .hidden)) {
            html.input(
                .id(html.id("control")), .type("checkbox"), .name(field.name), .when(field.isOn, .checked),
                .when(constraints.isRequired, .required), .when(field.isDisabled || field.isHidden, .disabled),
                .when(field.state.isInvalid, .aria("invalid", "true")),
                .when(description != nil, .aria("describedby", description ?? "")))
            html.label(html.string(field.label), .for(html.id("control")))
            frame.texts(html)
        }
    }
}
