/// Something that stands in a form: a field or a button.
public protocol FormElement: Component {
    /// What the element is called in the form; unique there.
    var name: String { get }
    /// What people read.
    var label: LocalizedText { get }
    /// Whether it is not shown and takes no room.
    var isHidden: Bool { get }
    /// Whether it is shown but cannot be used.
    var isDisabled: Bool { get }
}

extension FormElement {
    /// The name: unique in a form.
    public var componentID: ItemID? { .string(name) }

    /// The key of the label.
    public var displayName: String? { label.key }
}

/// Something in a form that takes a value.
public protocol FormField: FormElement {
    /// What stands in the field; nil while nobody has touched it.
    var value: String? { get }
    /// What the field accepts.
    var rules: FieldRules { get }
    /// The state that somebody else has found, such as "this name is taken"; nil leaves it to the rules.
    var givenState: FieldState? { get set }
}

extension FormField {
    /// What is known of the value: what was given, else what the rules say.
    public var state: FieldState { givenState ?? rules.validate(value) }
}
