/// The component that wrote the markup at a position in a page.
public struct Provenance: Hashable, Sendable {
    /// The name of the component's type; empty for markup that no component wrote.
    public var component: String
    /// The section and the row: `todos/42`; nil if they are unknown, or if there are none.
    public var instance: String?
    /// The file and line of the source, usually where the row was declared: `Todos.swift:12`; nil if they are unknown.
    public var source: String?

    /// Creates the description of a component.
    public init(component: String, instance: String? = nil, source: String? = nil) {
        self.component = component
        self.instance = instance
        self.source = source
    }
}
