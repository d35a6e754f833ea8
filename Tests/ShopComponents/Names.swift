// Types that a team may have in its own module. SwiftUI has types with some of these names too.

/// A type of a user.
public struct Button: Hashable, Sendable {
    /// The title of the button.
    public var title: String

    /// Creates a button.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct Form: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct Label: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct Picker: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct Toggle: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct TextField: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct TextArea: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct Symbol: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct ListView: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}

/// A type of a user.
public struct EmptyState: Hashable, Sendable {
    /// What is written on it.
    public var title: String

    /// Creates one.
    public init(title: String) { self.title = title }
}
