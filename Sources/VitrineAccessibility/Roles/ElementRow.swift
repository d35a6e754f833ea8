/// One row of the rules of ARIA in HTML: an element under a condition.
package struct ElementRow: Sendable {
    /// Which roles may be written.
    package enum Roles: Sendable {
        case any
        /// The implicit role and these.
        case only(RoleSet)
    }

    /// Which `aria-*` attributes may be written.
    package enum Attributes: Sendable {
        /// Global ones, those of the role, and the extra ones.
        case ofRole
        /// `aria-hidden` only.
        case hiddenOnly
        case none
    }

    /// What the row is about, for messages: `<a> without href`.
    package var title = ""
    /// The role it has by itself.
    package var implicit: Role?
    package var roles = Roles.any
    package var attributes = Attributes.ofRole
    /// The attributes that it may have, without a role, besides those of its implicit role.
    package var extra = AttributeSet()
    /// Whether it must not be named as long as it has no other role.
    package var isUnnamed = false
    /// Whether its rows say nothing: an element of the author, whose role may come from a script.
    package var isUnknown = false
    /// Attributes that shall not be used although they fit.
    package var discouraged = AttributeSet()
    /// Whether every role on it is discouraged.
    package var discouragesRoles = false

    /// Whether a role may be written.
    package func allows(_ role: Role) -> Bool {
        switch roles {
        case .any: true
        case .only(let set): role == implicit || set.contains(role)
        }
    }
}
