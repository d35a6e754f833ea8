import VitrineAccessibility

/// An element with a role or with `aria-*` attributes, and what is known of it.
struct AriaElement {
    let node: Int
    /// Whether it is of HTML, or the root of SVG or MathML.
    let isJudged: Bool
    /// Whether it is inside a template, where references mean nothing.
    let isInTemplate: Bool
    /// The number of its `role` attribute.
    let roleAttribute: Int?
    /// The `aria-*` attributes that it has.
    let present: AttributeSet
    /// The role that it is given.
    let explicit: Role?
    /// The number of what ARIA in HTML says about it.
    let rowNumber: Int

    /// What ARIA in HTML says about it.
    var row: ElementRow { AriaElementTable.rows[rowNumber] }
    /// The role that it has.
    var role: Role? { explicit ?? row.implicit }
    /// Whether its role may be on it.
    var hasAllowedRole: Bool { explicit.map(row.allows) ?? true }
}
