/// A value that describes what to show.
///
/// A component should hold only the content to show, not the data from which it was made, and two components should be
/// equal when they show the same content. A view decides how a component is shown; ``Registry`` maps the type of a
/// component to its view.
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
/// that todo 7 changed, not that one todo was removed and another one added. A component without an `id` is identified
/// by its type and number among the rows of a section, and by its value when two states of a list are compared.
public protocol Component: Hashable, Sendable {
    /// The identity of this component among the rows of its section; nil when it has no identity of its own.
    var componentID: ItemID? { get }

    /// The name of the component for users: for example, in the labels of a list item's buttons, and in lists of
    /// stories, where a ``Story`` is shown with its own name. If it is nil, a list of stories shows the name of the
    /// section, followed by the identity of the row or, if it has none, its type and number.
    var displayName: String? { get }

    /// Prepares the component for a view. Called on a copy of the component each time before a view is configured with
    /// that copy. By default, does nothing.
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
    /// - Throws: ``RenderError/invalidModel(expected:actual:)`` when the component has another type.
    public func `as`<Model>(_ type: Model.Type) throws(RenderError) -> Model {
        guard let model = self as? Model else {
            throw .invalidModel(expected: TypeName.short(type), actual: TypeName.short(Self.self))
        }
        return model
    }
}

extension Component where Self: Identifiable {
    /// The `id` of the value; nil if the `id` could be different in each run, like the default `id` of an object, which
    /// is its address in memory.
    public var componentID: ItemID? { ItemID(describing: id) }
}

extension Component {
    /// Returns whether another component has the same type and value.
    func equals(_ other: any Component) -> Bool {
        (other as? Self) == self
    }
}
