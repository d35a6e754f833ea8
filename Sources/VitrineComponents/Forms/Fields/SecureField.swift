/// A line of text that is not shown, such as a password.
///
/// The value is never part of an address: only a form with ``Form/Method/post`` gives the field a `name`, and browsers
/// do not send fields without one. The value is not written into the page either, because a page is a file that
/// everybody can read.
public struct SecureField: FormField {
    /// The name under which the value is sent.
    public var name: String
    /// The visible text.
    public var label: LocalizedText
    /// The typed text; nil while the field is untouched. The page shows only a dot for each character.
    public var value: String?
    /// The rules for the value.
    public var rules: FieldRules
    /// An example of a value; it does not replace the label.
    public var placeholder: LocalizedText?
    /// An icon at the start of the field.
    public var icon: FieldIcon?
    /// A hint for the user, shown whatever the value is.
    public var hint: LocalizedText?
    /// The error message for an invalid value; nil uses the message of the rule or the reason in ``givenState``.
    public var error: LocalizedText?
    /// The kind of value that browsers may fill in.
    public var autocomplete: Autocomplete?
    /// A state determined by other code; nil lets the rules decide.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is disabled.
    public var isDisabled: Bool
    /// Whether the form sends the value; false if the value would become part of an address.
    var isSent = false

    /// Creates a field.
    public init(
        _ name: String, label: LocalizedText, value: String? = nil, rules: FieldRules = FieldRules(),
        placeholder: LocalizedText? = nil, icon: FieldIcon? = nil, hint: LocalizedText? = nil,
        error: LocalizedText? = nil, autocomplete: Autocomplete? = .currentPassword, state: FieldState? = nil,
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

extension SecureField: CustomReflectable {
    /// A dot for each Character of the value, so that the browser counts as many characters as Swift does.
    var maskedValue: String? { value.map { String(repeating: "•", count: $0.count) } }

    /// The properties, with a masked value, for tables that list the properties of a component.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "name": name, "label": label, "value": maskedValue as Any, "rules": rules,
                "placeholder": placeholder as Any,
                "icon": icon as Any, "hint": hint as Any, "error": error as Any, "autocomplete": autocomplete as Any,
                "givenState": givenState as Any, "isHidden": isHidden, "isDisabled": isDisabled,
            ], displayStyle: .struct)
    }
}
