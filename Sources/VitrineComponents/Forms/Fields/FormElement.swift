/// An element of a form: a field or a button.
public protocol FormElement: Component {
    /// The name of the element. It must be unique in the form.
    var name: String { get }
    /// The visible text.
    var label: LocalizedText { get }
    /// Whether it is hidden and takes up no space.
    var isHidden: Bool { get }
    /// Whether it is disabled.
    var isDisabled: Bool { get }
}

extension FormElement {
    /// The name, which identifies the element in its form.
    public var componentID: ItemID? { .string(name) }

    /// The key of the label.
    public var displayName: String? { label.key }
}
