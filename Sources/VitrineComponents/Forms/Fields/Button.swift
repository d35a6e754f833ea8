/// A button of a form, or a link styled as one.
public struct Button: FormElement {
    /// The action of a button, limited to what a page without scripts can do.
    public enum Action: Hashable, Sendable {
        /// Submits the form.
        case submit
        /// Resets the form to its initial values.
        case reset
        /// Follows a link.
        case link(Destination)
    }

    /// The condition under which a button of a form is shown.
    public enum Presence: Hashable, Sendable {
        /// Always.
        case always
        /// Only while the browser considers all fields valid; otherwise it takes up no space.
        case whileFormIsValid
    }

    /// The name of the button in its form.
    public var name: String
    /// The visible text.
    public var label: LocalizedText
    /// The action.
    public var action: Action
    /// The condition under which it is shown.
    public var presence: Presence
    /// Whether it is hidden and takes up no space. Ignored for ``Presence/whileFormIsValid`` if the browser can check
    /// all rules of the form or no field has a value yet: the browser then shows or hides the button.
    public var isHidden: Bool
    /// Whether it is disabled.
    public var isDisabled: Bool
    /// Whether the browser alone decides when a button with ``Presence/whileFormIsValid`` is shown, regardless of
    /// ``isHidden``; set by the form.
    var isJudgedByBrowser = true

    /// Creates a button.
    public init(
        _ name: String, label: LocalizedText, action: Action = .submit, presence: Presence = .always,
        isHidden: Bool = false, isDisabled: Bool = false
    ) {
        self.name = name
        self.label = label
        self.action = action
        self.presence = presence
        self.isHidden = isHidden
        self.isDisabled = isDisabled
    }
}
