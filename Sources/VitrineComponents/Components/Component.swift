/// A value that describes what to show.
///
/// A component contains only what is shown, not the data it came from, and two components are equal if they show
/// the same. A view defines how it is shown; ``Registry`` connects the two by type.
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
/// "todo 7: title changed", not "one removed, one inserted". Without an `id`, equal values have the same identity.
public protocol Component: Hashable, Sendable {
    /// The identity of the component among the rows of its section; nil if it has none of its own.
    var componentID: ItemID? { get }

    /// The name in lists of stories; nil shows the section and the identity.
    var displayName: String? { get }

    /// Prepares the component; called on a copy before every configuration of a view. The default implementation does nothing.
    mutating func prepare()
}

extension Component {
    /// Nil: no identity of its own.
    public var componentID: ItemID? { nil }

    /// Nil: no name.
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
    /// - Throws: ``RenderError/invalidModel(expected:actual:)`` if it has another type.
    public func `as`<Model>(_ type: Model.Type) throws(RenderError) -> Model {
        guard let model = self as? Model else {
            throw .invalidModel(expected: TypeName.short(type), actual: TypeName.short(Self.self))
        }
        return model
    }
}

extension Component where Self: Identifiable {
    /// The `id` of the value. The default identity of an object is an address in memory and is not used.
    public var componentID: ItemID? { ItemID(describing: id) }
}

extension Component {
    /// Returns whether another component has the same type and value.
    func equals(_ other: any Component) -> Bool {
        (other as? Self) == self
    }
}
