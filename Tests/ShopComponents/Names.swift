// Types that a team may have in its own module. SwiftUI has types with some of these names too.

/// A type that a user's module declares.
public struct Button: Hashable, Sendable {
    /// The title of the button.
    public var title: String

    /// Creates a button.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct Form: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct Label: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct Picker: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct Toggle: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct TextField: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct TextArea: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct Symbol: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct ListView: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}

/// A type that a user's module declares.
public struct EmptyState: Hashable, Sendable {
    /// The title.
    public var title: String

    /// Creates a value with a title.
    public init(title: String) { self.title = title }
}
