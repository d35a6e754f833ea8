/// A declaration of a longhand, of a custom property, or of a shorthand whose value contains `var()` or a similar
/// function.
struct Declared: Sendable {
    /// The property; unused for a custom property.
    var property: PropertyID
    /// The name of a custom property; nil for others.
    var customName: String?
    var value: DeclaredValue
    var isImportant: Bool
    /// The index of the sheet in ``RuleSet/sheets``; -1 if the declaration comes from an attribute.
    var sheet: Int32 = -1
    /// The index of the declaration in the sheet; -1 if the declaration comes from an attribute.
    var declaration: Int32 = -1
}
