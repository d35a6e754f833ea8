/// The roles of the elements of one page, as far as somebody asked for them, as numbers.
package struct RoleMemo {
    private var found: [UInt8] = []

    /// What a label can label, in the order of the page; nil until somebody asks.
    package var labelable: [Int]?

    /// The elements that `aria-owns` gives to another element, with that element.
    package var owners: [Int: Int] = [:]

    /// The number of an element without a role.
    package static let none: UInt8 = 254
    private static let unknown: UInt8 = 255

    /// The number that was stored; nil when nothing was.
    package subscript(node: Int) -> UInt8? {
        guard node < found.count, found[node] != Self.unknown else { return nil }
        return found[node]
    }

    package mutating func store(_ role: UInt8, at node: Int, of count: Int) {
        if found.isEmpty { found = Array(repeating: Self.unknown, count: count) }
        if node < found.count { found[node] = role }
    }
}
