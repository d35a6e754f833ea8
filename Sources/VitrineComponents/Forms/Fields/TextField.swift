import VitrineHTML

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
    /// What stands in the field; nil while nobody has touched it.
    public var value: String?
    /// What the field accepts.
    public var rules: FieldRules
    /// An example of a value; no substitute for the label.
    public var placeholder: LocalizedText?
    /// A drawing at the start.
    public var icon: FieldIcon?
    /// What to know before typing.
    public var hint: LocalizedText?
    /// What to say of a value that is refused; nil takes the words of the rule.
    public var error: LocalizedText?
    /// What may be filled in.
    public var autocomplete: Autocomplete?
    /// The state that somebody else has found.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no room.
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

struct TextFieldView: ComponentView {
    private let field: TextField

    init(viewModel: TextField) { field = viewModel }

    func body(_ html: HTML) {
        LineControl(
            name: field.name, value: field.value, placeholder: field.placeholder, autocomplete: field.autocomplete,
            isDisabled: field.isDisabled || field.isHidden,
            constraints: FieldConstraints(field.rules, for: .line, value: field.value),
            frame: FieldFrame(
                name: field.name, label: field.label, icon: field.icon, hint: field.hint, error: field.error,
                state: field.state, rules: field.rules, isHidden: field.isHidden)
        ).write(to: html)
    }
}

/// The `input` of a line of text.
struct LineControl {
    /// What it is called when it is sent; nil is never sent.
    let name: String?
    let value: String?
    var type: String?
    let placeholder: LocalizedText?
    let autocomplete: Autocomplete?
    let isDisabled: Bool
    let constraints: FieldConstraints
    let frame: FieldFrame

    func write(to html: HTML) {
        html.reportInexpressible(constraints, of: frame.rules, field: frame.name)
        let type = type ?? constraints.type ?? "text"
        let description = frame.description(html)
        // The direction is that of what is typed; an empty field has that of the page. Addresses run as they are written.
        let isAddress = ["email", "url"].contains(constraints.inputmode ?? type)
        let isText = type == "text" && !isAddress
        let title = constraints.pattern == nil ? nil : frame.words(of: constraints, html)
        frame.write(to: html) { html in
            html.input(
                .id(html.id("control")), .type(type), .when(name != nil, .name(name ?? "")),
                .when(isText && !(value ?? "").isEmpty, .dir("auto")), .when(isAddress, .dir("ltr")),
                .when(value != nil, .value(value ?? "")),
                .when(placeholder != nil, .placeholder(placeholder.map { html.string($0) } ?? "")),
                .when(autocomplete != nil, .autocomplete(autocomplete?.token ?? "")),
                .when(constraints.isRequired, .required), .when(isDisabled, .disabled),
                .when(constraints.inputmode != nil, .inputmode(constraints.inputmode ?? "")),
                .when(constraints.pattern != nil, .pattern(constraints.pattern ?? "")),
                .when(title != nil, .title(title ?? "")),
                .when(constraints.min != nil, .min(constraints.min ?? "")),
                .when(constraints.max != nil, .max(constraints.max ?? "")),
                .when(constraints.step != nil, .step(constraints.step ?? "")),
                .when(frame.state.isInvalid, .aria("invalid", "true")),
                .when(description != nil, .aria("describedby", description ?? "")))
        }
    }
}
