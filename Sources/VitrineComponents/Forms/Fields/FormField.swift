/// Something in a form that takes a value.
public protocol FormField: FormElement {
    /// The text of the field; nil until a user changes it.
    var value: String? { get }
    /// What the field accepts.
    var rules: FieldRules { get }
    /// The state that other code has determined, such as "this name is taken"; nil leaves it to the rules.
    var givenState: FieldState? { get set }
}

extension FormField {
    /// The state of the value: the given one, otherwise what the rules say.
    public var state: FieldState { givenState ?? rules.validate(value) }
}
