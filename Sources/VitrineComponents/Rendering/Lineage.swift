/// Which component rendered which, by type name with module.
package struct Lineage: Hashable, Sendable {
    /// One component inside another.
    package struct Edge: Hashable, Sendable {
        /// The component that contains the other.
        package var parent: String
        /// The component inside.
        package var child: String

        /// One component inside another.
        package init(parent: String, child: String) {
            self.parent = parent
            self.child = child
        }
    }

    /// Everything seen so far.
    package private(set) var edges: Set<Edge> = []

    /// Nothing seen yet.
    package init() {}

    /// What was seen by an earlier build.
    package init(edges: Set<Edge>) { self.edges = edges }

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
