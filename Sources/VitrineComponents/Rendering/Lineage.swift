/// The components that each component renders, by type name with module.
package struct Lineage: Hashable, Sendable {
    /// An edge from a component to one that it contains.
    package struct Edge: Hashable, Sendable {
        /// The component that contains the other.
        package var parent: String
        /// The contained component.
        package var child: String

        /// Creates an edge.
        package init(parent: String, child: String) {
            self.parent = parent
            self.child = child
        }
    }

    /// All edges recorded so far.
    package private(set) var edges: Set<Edge> = []

    /// Creates an empty lineage.
    package init() {}

    /// Creates a lineage from edges that were recorded earlier.
    package init(edges: Set<Edge>) { self.edges = edges }

    mutating func record(parent: String, child: String) { edges.insert(Edge(parent: parent, child: child)) }

    /// Adds the edges of another lineage.
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
