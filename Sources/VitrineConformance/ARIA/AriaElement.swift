import VitrineAccessibility

/// An element with a role or with `aria-*` attributes, and the facts that the rules need.
struct AriaElement {
    let node: Int
    /// Whether it is an HTML element, or the root of SVG or MathML.
    let isJudged: Bool
    /// Whether it is inside a template, where references cannot be resolved.
    let isInTemplate: Bool
    /// The index of its `role` attribute.
    let roleAttribute: Int?
    /// The `aria-*` attributes that it has.
    let present: AttributeSet
    /// The role given by its `role` attribute.
    let explicit: Role?
    /// The number of its row in the table of ARIA in HTML.
    let rowNumber: Int

    /// Its row in the table of ARIA in HTML.
    var row: ElementRow { AriaElementTable.rows[rowNumber] }
    /// Its role, explicit or implicit.
    var role: Role? { explicit ?? row.implicit }
    /// Whether its role is allowed on it.
    var hasAllowedRole: Bool { explicit.map(row.allows) ?? true }
}
