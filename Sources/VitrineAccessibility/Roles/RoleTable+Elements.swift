import VitrineSupport
import VitrineMarkup

extension RoleTable {
    /// The role of an element: the first role of its `role` attribute that exists and is not abstract, otherwise the
    /// implicit role; nil if it has none. Of the SVG and MathML elements, only `svg` and `math` have an implicit role.
    package static func role(of node: Int, _ page: PageTree) -> Role? {
        if let known = page.roles[node] { return Role(rawValue: known) }
        let role: Role?
        if let explicit = explicit(of: node, page) {
            role = explicit
        } else if page.names[node] != .other {
            role = AriaElementTable.rows[ElementSemantics.shared.row(of: node, page)].implicit
        } else {
            role = nil
        }
        page.roles.store(role?.rawValue ?? RoleMemo.none, at: node, of: page.nodes.count)
        return role
    }

    /// The first role of an element's `role` attribute that exists and is not abstract; nil if there is none.
    package static func explicit(of node: Int, _ page: PageTree) -> Role? {
        guard let value = page.value(.role, node) else { return nil }
        for token in value.split(whereSeparator: \.isHTMLSpace) {
            if let role = Role(token: token), !role.isAbstract { return role }
        }
        return nil
    }
}
