/// The roles of the elements of one page, as far as somebody asked for them.
struct RoleMemo {
    private var found: [UInt8] = []

    /// What a label can label, in the order of the page; nil until somebody asks.
    var labelable: [Int]?

    /// The elements that `aria-owns` gives to another element, with that element.
    var owners: [Int: Int] = [:]

    private static let unknown: UInt8 = 255
    private static let nothing: UInt8 = 254

    /// The role that was stored; nil when nothing was.
    subscript(node: Int) -> Role?? {
        guard node < found.count else { return nil }
        let number = found[node]
        return number == Self.unknown ? nil : .some(Role(rawValue: number))
    }

    mutating func store(_ role: Role?, at node: Int, of count: Int) {
        if found.isEmpty { found = Array(repeating: Self.unknown, count: count) }
        if node < found.count { found[node] = role?.rawValue ?? Self.nothing }
    }
}

extension RoleTable {
    /// The role of an element: the first role of its `role` attribute that exists and is not abstract, else the one that it has by
    /// itself; nil when it has none. Elements of SVG and MathML have what their attribute says.
    static func role(of node: Int, _ page: PageTree) -> Role? {
        if let known = page.roles[node] { return known }
        let role: Role?
        if let explicit = explicit(of: node, page) {
            role = explicit
        } else if page.names[node] != .other {
            role = AriaElementTable.rows[ElementSemantics.shared.row(of: node, page)].implicit
        } else {
            role = nil
        }
        page.roles.store(role, at: node, of: page.nodes.count)
        return role
    }

    /// The role that an element's `role` attribute gives it.
    static func explicit(of node: Int, _ page: PageTree) -> Role? {
        guard let value = page.value(.role, node) else { return nil }
        for token in value.split(whereSeparator: \.isHTMLSpace) {
            if let role = Role(token: token), !role.isAbstract { return role }
        }
        return nil
    }
}
