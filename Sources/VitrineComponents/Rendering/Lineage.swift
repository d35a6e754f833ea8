/// The components that rendered other ones, by type name with module.
package struct Lineage: Hashable, Sendable {
    /// A component inside another one.
    package struct Edge: Hashable, Sendable {
        /// The component that contains the other.
        package var parent: String
        /// The contained component.
        package var child: String

        /// A component inside another one.
        package init(parent: String, child: String) {
            self.parent = parent
            self.child = child
        }
    }

    /// All pairs so far.
    package private(set) var edges: Set<Edge> = []

    /// Creates an empty lineage.
    package init() {}

    /// Creates a lineage from the pairs of an earlier build.
    package init(edges: Set<Edge>) { self.edges = edges }

    mutating func record(parent: String, child: String) { edges.insert(Edge(parent: parent, child: child)) }

    /// Adds the pairs of another worker.
    package mutating func merge(_ other: Lineage) { edges.formUnion(other.edges) }

    /// Returns the components that a component contains directly, sorted.
    package func uses(of component: String) -> [String] {
        edges.filter { $0.parent == component }.map(\.child).sorted()
    }

    /// Returns the components that contain a component directly, sorted.
    package func users(of component: String) -> [String] {
        edges.filter { $0.child == component }.map(\.parent).sorted()
    }
}
