/// What a role says about the elements that have it.
package struct RoleDefinition: Sendable {
    /// What the role is a kind of.
    package var superclasses: [Role] = []
    /// The attributes defined on the role itself.
    package var own = AttributeSet()
    /// Its own and inherited attributes, without those that every role has.
    package var specific = AttributeSet()
    /// The attributes that it supports: specific and global ones, without those it prohibits.
    package var supported = AttributeSet()
    /// The attributes without which it makes no sense.
    package var required = AttributeSet()
    /// The attributes that must not be next to it.
    package var prohibited = AttributeSet()
    /// The roles one of which its parent has; empty when it is allowed anywhere.
    package var parents = RoleSet()
    /// The roles that its children may have; empty when they may have any.
    package var children = RoleSet()
    /// Whether an author may name it with `aria-label` or `aria-labelledby`.
    package var isNamedByAuthor = false
    /// Whether it is named by its contents.
    package var isNamedByContents = false
    /// Whether it must have a name.
    package var needsName = false
    /// Whether what is inside is exposed as text only.
    package var hidesChildren = false
    /// Whether people operate it.
    package var isInteractive = false
    /// Whether nothing that people operate may be inside.
    package var isSingleControl = false
    /// Whether the specification advises against it.
    package var isDeprecated = false
}
