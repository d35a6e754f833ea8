/// The state of a field's value.
public enum FieldState: Hashable, Sendable {
    /// The user has not changed the value, so it is neither valid nor invalid.
    case untouched
    /// The value satisfies the rules.
    case valid
    /// The value is invalid; the text is the reason.
    case invalid(LocalizedText)

    /// Whether the value is invalid.
    public var isInvalid: Bool { if case .invalid = self { true } else { false } }

    /// The state as one word, for sentences about changes.
    var word: LocalizedText {
        switch self {
        case .untouched: "untouched"
        case .valid: "valid"
        case .invalid: "invalid"
        }
    }
}
