/// Something that is in a form: a field or a button.
public protocol FormElement: Component {
    /// What the element is called in the form; unique there.
    var name: String { get }
    /// What people read.
    var label: LocalizedText { get }
    /// Whether it is not shown and takes no space.
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
