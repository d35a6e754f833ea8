/// A line of hidden text: a password.
///
/// The value is never part of an address: only a form with ``Form/Method/post`` gives the field a `name`, without which
/// browsers do not send it. The value is not written into the page either; a page is a file that everybody can read.
public struct SecureField: FormField {
    /// What the value is called when it is sent.
    public var name: String
    /// What people read.
    public var label: LocalizedText
    /// The typed text; nil while the field is untouched. The page shows only a dot for each character.
    public var value: String?
    /// What the field accepts.
    public var rules: FieldRules
    /// An example of a value; no substitute for the label.
    public var placeholder: LocalizedText?
    /// A drawing at the start.
    public var icon: FieldIcon?
    /// What to know before typing.
    public var hint: LocalizedText?
    /// The message for a value that is refused; nil uses the words of the rule.
    public var error: LocalizedText?
    /// What browsers may fill in.
    public var autocomplete: Autocomplete?
    /// The state that other code has determined.
    public var givenState: FieldState?
    /// Whether it is not shown and takes no space.
    public var isHidden: Bool
    /// Whether it is shown but cannot be used.
    public var isDisabled: Bool
    /// Whether the form sends the value where no address shows it.
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
    /// A dot for each Character, so that the browser counts what was typed.
    var maskedValue: String? { value.map { String(repeating: "•", count: $0.count) } }

    /// The rules that dots can be judged by, where dots are instead of a value.
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

    /// The properties without what was typed, for tables that show them.
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
