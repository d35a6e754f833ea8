/// A button of a form, or one that leads elsewhere.
public struct Button: FormElement {
    /// The action of a button, limited to what a page without scripts can do.
    public enum Action: Hashable, Sendable {
        /// Sends the form.
        case submit
        /// Puts the form back as it was.
        case reset
        /// Goes there.
        case link(Destination)
    }

    /// When a button of a form is there.
    public enum Presence: Hashable, Sendable {
        /// Always.
        case always
        /// While the browser finds all fields valid; it takes no space otherwise.
        case whileFormIsValid
    }

    /// What the button is called in its form.
    public var name: String
    /// What people read.
    public var label: LocalizedText
    /// The action.
    public var action: Action
    /// When it is there.
    public var presence: Presence
    /// Whether it is not shown and takes no space. A button that is there while the form is valid leaves that to the
    /// browser, as long as the browser can check all rules of the form.
    public var isHidden: Bool
    /// Whether it is shown but cannot be used.
    public var isDisabled: Bool
    /// Whether the browser judges by the same rules as Swift; set by the form.
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
