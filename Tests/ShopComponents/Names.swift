// Types of a user's own module that have the names of ready-made components of Vitrine; SwiftUI has some of these
// names, too. `UserNamesTests` uses them together with `import Vitrine`, and must compile.

/// A button of the user's module.
public struct Button: Hashable, Sendable {
    /// The title of the button.
    public var title: String

    /// Creates a button with a title.
    public init(title: String) { self.title = title }
}

/// A form of the user's module.
public struct Form: Hashable, Sendable {
    /// The title of the form.
    public var title: String

    /// Creates a form with a title.
    public init(title: String) { self.title = title }
}

/// A label of the user's module.
public struct Label: Hashable, Sendable {
    /// The title of the label.
    public var title: String

    /// Creates a label with a title.
    public init(title: String) { self.title = title }
}

/// A picker of the user's module.
public struct Picker: Hashable, Sendable {
    /// The title of the picker.
    public var title: String

    /// Creates a picker with a title.
    public init(title: String) { self.title = title }
}

/// A toggle of the user's module.
public struct Toggle: Hashable, Sendable {
    /// The title of the toggle.
    public var title: String

    /// Creates a toggle with a title.
    public init(title: String) { self.title = title }
}

/// A text field of the user's module.
public struct TextField: Hashable, Sendable {
    /// The title of the text field.
    public var title: String

    /// Creates a text field with a title.
    public init(title: String) { self.title = title }
}

/// A text area of the user's module.
public struct TextArea: Hashable, Sendable {
    /// The title of the text area.
    public var title: String

    /// Creates a text area with a title.
    public init(title: String) { self.title = title }
}

/// A symbol of the user's module.
public struct Symbol: Hashable, Sendable {
    /// The title of the symbol.
    public var title: String

    /// Creates a symbol with a title.
    public init(title: String) { self.title = title }
}

/// A list of the user's module.
public struct ListView: Hashable, Sendable {
    /// The title of the list.
    public var title: String

    /// Creates a list with a title.
    public init(title: String) { self.title = title }
}

/// An empty state of the user's module, which is shown if there is no content.
public struct EmptyState: Hashable, Sendable {
    /// The title of the empty state.
    public var title: String

    /// Creates an empty state with a title.
    public init(title: String) { self.title = title }
}
