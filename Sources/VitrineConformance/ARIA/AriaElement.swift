import VitrineAccessibility

/// An element with `role` or `aria-*` attributes, and the facts about it that the rules need.
struct AriaElement {
    let node: Int
    /// Whether it is an HTML element, or an `svg` or `math` element. For other elements, only the names of roles and
    /// the names and values of `aria-*` attributes are checked.
    let isJudged: Bool
    /// Whether it is inside a template, where references cannot be resolved.
    let isInTemplate: Bool
    /// The index of its `role` attribute; nil if it has none.
    let roleAttribute: Int?
    /// The `aria-*` attributes that it has.
    let present: AttributeSet
    /// The first valid role in its `role` attribute; nil if there is none.
    let explicit: Role?
    /// The number of its row in the table of ARIA in HTML; 0 if no row applies.
    let rowNumber: Int

    var row: ElementRow { AriaElementTable.rows[rowNumber] }
    /// Its explicit role, or else its implicit one; nil if it has neither.
    var role: Role? { explicit ?? row.implicit }
    /// Whether its explicit role is allowed on it; true if it has none.
    var hasAllowedRole: Bool { explicit.map(row.allows) ?? true }
}
