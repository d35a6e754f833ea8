/// The computed values of one element, or of all elements that have the same ones.
package final class ComputedStyle: Sendable {
    /// A value and where it comes from.
    package struct Entry: Sendable {
        /// The components, with lengths in pixels and colors that do not depend on `color` resolved.
        package var value: [ComponentValue]
        /// The declaration; nil for initial values and attributes.
        package var source: DeclarationSource?
    }

    /// A custom property.
    package struct Custom: Hashable, Sendable {
        /// The value as text.
        package var text: String
        /// The declaration.
        package var source: DeclarationSource?

        /// The value without the comments that keep replaced parts apart.
        var plainText: String { text.contains("/**/") ? text.replacing("/**/", with: "") : text }
    }

    /// The values that fonts of children depend on.
    struct Font: Hashable, Sendable {
        var size = 16.0
        /// The number of a keyword of `font-size`, from 1 for `xx-small`; 0 for none.
        var keyword = 4
        /// Whether the size does not depend on a parent's.
        var isAbsolute = false
        var isMonospace = false
        var weight = 400.0
        /// The used line height in pixels.
        var lineHeight = 18.4
    }

    /// Values of inherited properties that are not initial.
    package let inherited: [PropertyID: Entry]
    /// Values of other properties that are not initial.
    package let own: [PropertyID: Entry]
    /// Custom properties.
    package let customs: [String: Custom]
    /// The value of `color`.
    package let color: Color
    /// Whether the used color scheme is dark.
    package let isDark: Bool
    let font: Font
    let mode: WritingMode
    let lengths: LengthContext
    /// The outer and inner parts of `display`, as far as children depend on them.
    let display: String
    /// A number that no other style of the same ``DocumentStyles`` has.
    let number: Int
    /// A number that only styles have from which children inherit the same.
    let lineage: Int
    /// Whether it takes properties from the parent that are not inherited by themselves.
    let takesOwn: Bool

    init(
        inherited: [PropertyID: Entry], own: [PropertyID: Entry], customs: [String: Custom], color: Color, isDark: Bool,
        font: Font, mode: WritingMode, lengths: LengthContext, display: String, number: Int,
        lineage: Int = 0, takesOwn: Bool = false
    ) {
        self.inherited = inherited
        self.own = own
        self.customs = customs
        self.color = color
        self.isDark = isDark
        self.font = font
        self.mode = mode
        self.lengths = lengths
        self.display = display
        self.number = number
        self.lineage = lineage
        self.takesOwn = takesOwn
    }

    /// Whether children are items of a flexible box or a grid, which makes blocks of them.
    var hasItems: Bool { Self.itemDisplays.contains(display) }

    private static let itemDisplays: Set<String> = [
        "flex", "inline-flex", "grid", "inline-grid", "-webkit-box", "-webkit-inline-box",
    ]

    /// The value and origin of a property; nil for an initial value.
    package func entry(_ property: PropertyID) -> Entry? { inherited[property] ?? own[property] }

    /// The components of a property, initial ones included.
    func components(_ property: PropertyID) -> [ComponentValue] {
        entry(property)?.value ?? InitialValues.shared[property]
    }

    /// The keyword that a property is; "" for anything else.
    func keyword(_ property: PropertyID) -> String {
        let value = components(property)
        return value.count == 1 ? value[0].keyword ?? "" : ""
    }

    /// All properties that are not initial, sorted by name.
    package var properties: [PropertyID] { (Array(inherited.keys) + own.keys).sorted() }
}
