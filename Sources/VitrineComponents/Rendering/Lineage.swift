/// Which component rendered which, by type name with module.
public struct Lineage: Hashable, Sendable {
    /// One component inside another.
    public struct Edge: Hashable, Sendable {
        /// The component that contains the other.
        public var parent: String
        /// The component inside.
        public var child: String
    }

    /// Everything seen so far.
    public private(set) var edges: Set<Edge> = []

    /// Nothing seen yet.
    public init() {}

    mutating func record(parent: String, child: String) { edges.insert(Edge(parent: parent, child: child)) }

    /// Adds what another worker saw.
    public mutating func merge(_ other: Lineage) { edges.formUnion(other.edges) }

    /// The components that a component contains directly, sorted.
    public func uses(of component: String) -> [String] {
        edges.filter { $0.parent == component }.map(\.child).sorted()
    }

    /// The components that contain a component directly, sorted.
    public func users(of component: String) -> [String] {
        edges.filter { $0.child == component }.map(\.parent).sorted()
    }
}
