/// A declaration of a longhand, or of a shorthand whose value holds `var()`.
struct Declared: Sendable {
    /// The property; not used by a custom property.
    var property: PropertyID
    /// The name of a custom property; nil for others.
    var customName: String?
    var value: DeclaredValue
    var isImportant: Bool
    /// The sheet, as a number of ``RuleSet/sheets``, -1 for an attribute.
    var sheet: Int32 = -1
    /// The declaration of the sheet.
    var declaration: Int32 = -1
}
