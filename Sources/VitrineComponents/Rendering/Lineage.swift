/// Which component rendered which, by type name with module.
package struct Lineage: Hashable, Sendable {
    /// One component inside another.
    package struct Edge: Hashable, Sendable {
        /// The component that contains the other.
        package var parent: String
        /// The component inside.
        package var child: String
    }

    /// Everything seen so far.
    package private(set) var edges: Set<Edge> = []

    /// Nothing seen yet.
    package init() {}

    mutating func record(parent: String, child: String) { edges.insert(Edge(parent: parent, child: child)) }

    /// Adds what another worker saw.
    package mutating func merge(_ other: Lineage) { edges.formUnion(other.edges) }

    /// The components that a component contains directly, sorted.
    package func uses(of component: String) -> [String] {
        edges.filter { $0.parent == component }.map(\.child).sorted()
    }

    /// The components that contain a component directly, sorted.
    package func users(of component: String) -> [String] {
        edges.filter { $0.child == component }.map(\.parent).sorted()
    }
}
