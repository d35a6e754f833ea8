/// A line of hidden text: a password.
///
/// The value is never part of an address: the field has a `name` only in a form with ``Form/Method/post``, and browsers
/// do not send fields without one. The value is not written into the page either, because anybody can read that file.
public struct SecureField: FormField {
    /// The name under which the value is sent.
    public var name: String
    /// The visible label.
    public var label: LocalizedText
    /// The typed text; nil while the field is untouched. The page shows only a dot for each character.
    public var value: String?
    /// The rules for values of the field.
    public var rules: FieldRules
    /// An example of a value; it does not replace the label.
    public var placeholder: LocalizedText?
    /// An icon at the start.
    public var icon: FieldIcon?
    /// A hint for typing.
    public var hint: LocalizedText?
    /// The message for an invalid value; nil uses that of the rule.
    public var error: LocalizedText?
    /// A hint for browsers about the value to fill in.
    public var autocomplete: Autocomplete?
    /// A state determined by other code; nil applies the rules.
    public var givenState: FieldState?
    /// Whether it is hidden and takes up no space.
    public var isHidden: Bool
    /// Whether it is shown but disabled.
    public var isDisabled: Bool
    /// Whether the form sends the value in the body of a request.
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
    /// A dot for each Character, so that the browser counts the same length.
    var maskedValue: String? { value.map { String(repeating: "•", count: $0.count) } }

    /// The rules that can be applied to dots, if the page contains dots instead of the value.
    var rulesForPage: FieldRules {
        guard value != nil else { return rules }
        var kept = rules
        kept.all = rules.all.filter { rule in
            switch rule.kind {
            case .required, .length: true
            default: false
            }
        }
        return kept
    }

    /// The properties without the typed value, for tables that show them.
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
