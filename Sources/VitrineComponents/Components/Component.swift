/// A value that says what to show.
///
/// A component holds only the content to show, never the data from which it was made, and two components are equal
/// when they show the same. A view decides how it is shown; ``Registry`` maps the type of a component to its view.
///
/// ```swift
/// struct Todo: Component, Identifiable {
///     let id: Int
///     var title: String
///     var isDone = false
/// }
/// ```
///
/// A component that is `Identifiable` keeps its identity when its content changes: a comparison of two builds reports
/// "todo 7: title changed", not "one removed, one inserted". Components without an `id` are identified by their value.
public protocol Component: Hashable, Sendable {
    /// The identity of this component among the rows of its section; nil when it has no identity of its own.
    var componentID: ItemID? { get }

    /// The name shown in lists of stories; nil shows section and identity.
    var displayName: String? { get }

    /// Prepares the component for a view; called on a copy each time before a view is configured with it. Does nothing
    /// unless implemented.
    mutating func prepare()
}

extension Component {
    /// Nil: by default, a component has no identity of its own.
    public var componentID: ItemID? { nil }

    /// Nil: by default, a component has no name.
    public var displayName: String? { nil }

    /// Does nothing.
    public mutating func prepare() {}

    /// Returns this component as the type that a view expects.
    ///
    /// ```swift
    /// func configure(with viewModel: any Component) throws {
    ///     let todo = try viewModel.as(Todo.self)
    /// }
    /// ```
    /// - Throws: ``RenderError/invalidModel(expected:actual:)`` when it is another type.
    public func `as`<Model>(_ type: Model.Type) throws(RenderError) -> Model {
        guard let model = self as? Model else {
            throw .invalidModel(expected: TypeName.short(type), actual: TypeName.short(Self.self))
        }
        return model
    }
}

extension Component where Self: Identifiable {
    /// The `id` of the value. The default identity of an object is its address in memory, which is not used, because it
    /// differs from run to run.
    public var componentID: ItemID? { ItemID(describing: id) }
}

extension Component {
    /// Returns whether another component has the same type and value.
    func equals(_ other: any Component) -> Bool {
        (other as? Self) == self
    }
}
