/// A cache of the roles of elements on one page, as numbers.
package struct RoleMemo {
    private var found: [UInt8] = []

    /// The labelable elements, in document order; nil until they are first needed.
    package var labelable: [Int]?

    /// The owner of each element that another element owns through `aria-owns`.
    package var owners: [Int: Int] = [:]

    /// The number that means that an element has no role.
    package static let none: UInt8 = 254
    private static let unknown: UInt8 = 255

    /// The stored number; nil if there is none.
    package subscript(node: Int) -> UInt8? {
        guard node < found.count, found[node] != Self.unknown else { return nil }
        return found[node]
    }

    package mutating func store(_ role: UInt8, at node: Int, of count: Int) {
        if found.isEmpty { found = Array(repeating: Self.unknown, count: count) }
        if node < found.count { found[node] = role }
    }
}
