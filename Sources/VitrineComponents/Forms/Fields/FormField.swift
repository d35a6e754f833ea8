/// A form element with a value.
public protocol FormField: FormElement {
    /// The value as text; nil while the field is untouched, nothing is chosen, or a toggle is off.
    var value: String? { get }
    /// The rules for the value.
    var rules: FieldRules { get }
    /// A state determined by other code, such as "this name is taken"; nil lets the rules decide.
    var givenState: FieldState? { get set }
}

extension FormField {
    /// The state of the value: the given state or, without one, the result of the rules.
    public var state: FieldState { givenState ?? rules.validate(value) }
}
