/// The definition of a role: what it requires, supports and prohibits.
package struct RoleDefinition: Sendable {
    /// The superclass roles.
    package var superclasses: [Role] = []
    /// The attributes that the role itself defines.
    package var own = AttributeSet()
    /// The own and inherited attributes, without those that are supported only because they are global.
    package var specific = AttributeSet()
    /// The supported attributes: specific and global ones, without the prohibited ones.
    package var supported = AttributeSet()
    /// The required attributes.
    package var required = AttributeSet()
    /// The prohibited attributes.
    package var prohibited = AttributeSet()
    /// The roles that the parent may have, if there are restrictions; empty when the role is allowed anywhere.
    package var parents = RoleSet()
    /// The roles that the children may have; empty when they may have any.
    package var children = RoleSet()
    /// Whether the descendants are exposed as text only.
    package var hidesChildren = false
    /// Whether the role is interactive.
    package var isInteractive = false
    /// Whether the element must not contain interactive elements.
    package var isSingleControl = false
    /// Whether the role is deprecated.
    package var isDeprecated = false
}
