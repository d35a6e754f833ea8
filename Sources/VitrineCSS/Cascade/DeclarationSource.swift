/// The declaration that a value comes from.
package enum DeclarationSource: Hashable, Sendable {
    /// A declaration of a sheet of ``RuleSet/sheets``.
    case sheet(Int, declaration: Int)
    /// The `style` attribute of an element.
    case attribute(element: Int, offset: Int)
    /// Another attribute of an element, such as `width`.
    case hint(element: Int)
}
