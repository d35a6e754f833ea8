/// One row of the rules of ARIA in HTML: an element, possibly under a condition.
package struct ElementRow: Sendable {
    /// The roles that are allowed in `role`.
    package enum Roles: Sendable {
        case any
        /// The implicit role and the given ones.
        case only(RoleSet)
    }

    /// The `aria-*` attributes that are allowed.
    package enum Attributes: Sendable {
        /// The global attributes, those of the role, and ``ElementRow/extra``.
        case ofRole
        /// Only `aria-hidden`.
        case hiddenOnly
        case none
    }

    /// The element and its condition, for messages: `<a> with “href”`.
    package var title = ""
    /// The implicit role of the element.
    package var implicit: Role?
    package var roles = Roles.any
    package var attributes = Attributes.ofRole
    /// The attributes that are allowed besides those of the implicit role, unless `role` gives the element another
    /// role.
    package var extra = AttributeSet()
    /// Whether the element must not be named unless its `role` attribute gives it another role.
    package var isUnnamed = false
    /// Whether the table has no row for the element, for example a custom element, whose role may come from a script.
    package var isUnknown = false
    /// Attributes that are allowed but should not be used.
    package var discouraged = AttributeSet()
    /// Whether every role on the element is discouraged.
    package var discouragesRoles = false

    /// Returns whether the `role` attribute may have this role.
    package func allows(_ role: Role) -> Bool {
        switch roles {
        case .any: true
        case .only(let set): role == implicit || set.contains(role)
        }
    }
}
