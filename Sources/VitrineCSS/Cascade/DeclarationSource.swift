/// The declaration or attribute that a value comes from.
package enum DeclarationSource: Hashable, Sendable {
    /// A declaration in a sheet: the index of the sheet in ``RuleSet/sheets``, and that of the declaration in the
    /// sheet.
    case sheet(Int, declaration: Int)
    /// A declaration in the `style` attribute of an element, with its offset in the value of the attribute, in bytes.
    case attribute(element: Int, offset: Int)
    /// Another attribute of an element, such as `width`.
    case hint(element: Int)
}
