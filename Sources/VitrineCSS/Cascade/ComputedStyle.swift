/// The computed values of one element, or of all elements that share them.
package final class ComputedStyle: Sendable {
    /// A value and where it comes from.
    package struct Entry: Sendable {
        /// The components. Lengths are in pixels, and colors are resolved unless they depend on `color`.
        package var value: [ComponentValue]
        /// The declaration or attribute that the value comes from; nil if there is none, for example if an element
        /// without a declaration of `display` is blockified.
        package var source: DeclarationSource?
    }

    /// The value of a custom property.
    package struct Custom: Hashable, Sendable {
        /// The value as text.
        package var text: String
        /// The declaration that the value comes from; nil for the initial value of a registered property.
        package var source: DeclarationSource?

        /// The value without the comments that separate substituted parts.
        var plainText: String { text.contains("/**/") ? text.replacing("/**/", with: "") : text }
    }

    /// The parts of a font that the fonts of children depend on.
    struct Font: Hashable, Sendable {
        var size = 16.0
        /// The number of a keyword of `font-size`, from 1 for `xx-small`; 0 if the size is not a keyword.
        var keyword = 4
        /// Whether the size comes from a length, possibly through relative sizes. Such a size stays the same when the
        /// font changes to monospace or back.
        var isAbsolute = false
        var isMonospace = false
        var weight = 400.0
        /// The used line height in pixels.
        var lineHeight = 18.4
    }

    /// The entries of inherited properties. A property without an entry has its initial value.
    package let inherited: [PropertyID: Entry]
    /// The entries of all other properties. A property without an entry has its initial value.
    package let own: [PropertyID: Entry]
    /// The values of custom properties, by name.
    package let customs: [String: Custom]
    /// The value of `color`.
    package let color: Color
    /// Whether the used color scheme is dark.
    package let isDark: Bool
    let font: Font
    let mode: WritingMode
    let lengths: LengthContext
    /// The computed value of `display`, on which the values of children depend.
    let display: String
    /// A number that is unique within a ``DocumentStyles``.
    let number: Int
    /// A number that styles share only if children inherit the same values from them.
    let lineage: Int
    /// Whether the style inherits a property that is not inherited by default, for example because of `inherit`.
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

    /// Whether children are flex or grid items, which are blockified.
    var hasItems: Bool { Self.itemDisplays.contains(display) }

    private static let itemDisplays: Set<String> = [
        "flex", "inline-flex", "grid", "inline-grid", "-webkit-box", "-webkit-inline-box",
    ]

    /// The value and source of a property; nil if there is no entry, so that the property has its initial value.
    package func entry(_ property: PropertyID) -> Entry? { inherited[property] ?? own[property] }

    /// The components of a property's value, which may be the initial one.
    func components(_ property: PropertyID) -> [ComponentValue] {
        entry(property)?.value ?? InitialValues.shared[property]
    }

    /// The value of a property if it is a single keyword; otherwise "".
    func keyword(_ property: PropertyID) -> String {
        let value = components(property)
        return value.count == 1 ? value[0].keyword ?? "" : ""
    }

    /// All properties that have an entry, sorted by name.
    package var properties: [PropertyID] { (Array(inherited.keys) + own.keys).sorted() }
}
