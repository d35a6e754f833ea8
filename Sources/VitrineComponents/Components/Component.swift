/// A value that says what to show.
///
/// A component holds only what is shown, never the data it came from, and two components are equal when they show
/// the same. How it is shown is the business of a view; ``Registry`` connects the two by type.
///
/// ```swift
/// struct Todo: Component, Identifiable {
///     let id: Int
///     var title: String
///     var isDone = false
/// }
/// ```
///
/// A component that is `Identifiable` keeps its identity when its content changes: comparing two builds says
/// "todo 7: title changed", not "one removed, one inserted". Without an `id`, equal values are the same thing.
public protocol Component: Hashable, Sendable {
    /// Which thing this is among the rows of its section; nil when it has no identity of its own.
    var componentID: ItemID? { get }

    /// What people call this thing in lists of stories; nil shows section and identity.
    var displayName: String? { get }

    /// Called on a copy before every configuration of a view. Does nothing unless implemented.
    mutating func prepare()
}

extension Component {
    /// No identity of its own.
    public var componentID: ItemID? { nil }

    /// No name.
    public var displayName: String? { nil }

    /// Does nothing.
    public mutating func prepare() {}

    /// This component as the type that a view expects.
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
    /// The `id` of the value. An object's default identity is an address in memory and counts as none.
    public var componentID: ItemID? { ItemID(describing: id) }
}

extension Component {
    /// Whether another component has the same type and value.
    func equals(_ other: any Component) -> Bool {
        (other as? Self) == self
    }
}
