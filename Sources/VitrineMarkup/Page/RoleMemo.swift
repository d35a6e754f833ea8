/// A cache for one page: the roles of its elements, as numbers, and other results that rules and roles need.
package struct RoleMemo {
    private var found: [UInt8] = []

    /// The labelable elements, in document order; nil until they are first needed.
    package var labelable: [Int]?

    /// For each element that is owned through `aria-owns`, the first element that owns it.
    package var owners: [Int: Int] = [:]

    /// The number that means that an element has no role.
    package static let none: UInt8 = 254
    private static let unknown: UInt8 = 255

    /// The number that is stored for a node; nil if there is none.
    package subscript(node: Int) -> UInt8? {
        guard node < found.count, found[node] != Self.unknown else { return nil }
        return found[node]
    }

    package mutating func store(_ role: UInt8, at node: Int, of count: Int) {
        if found.isEmpty { found = Array(repeating: Self.unknown, count: count) }
        if node < found.count { found[node] = role }
    }
}
