/// The component that wrote the markup at a place of a page.
public struct Provenance: Hashable, Sendable {
    /// The type of the component; empty for a text that no component wrote.
    public var component: String
    /// The section and the row, `todos/42`.
    public var instance: String?
    /// Where the row was declared in Swift, `Todos.swift:12`.
    public var source: String?

    /// Creates the description of a component.
    public init(component: String, instance: String? = nil, source: String? = nil) {
        self.component = component
        self.instance = instance
        self.source = source
    }
}
