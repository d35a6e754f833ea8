/// A symbol as a component, like `Image(systemName:)` in SwiftUI. Registered in every registry.
///
/// ```swift
/// SymbolImage(systemName: "heart.fill", label: "Favorite", color: .danger)
/// SymbolImage(systemName: "chevron.right")  // decorative: hidden from assistive technology
/// ```
public struct SymbolImage: Component {
    /// The symbol.
    public var symbol: Symbol
    /// The accessible name, for a symbol whose meaning is not in a text next to it; nil hides it from assistive
    /// technology.
    public var label: LocalizedText?
    /// The width and height, in CSS pixels.
    public var size: Int
    /// The color; nil uses that of the text.
    public var color: ListColor?

    /// Creates an image of a symbol by its name; see ``Symbol/init(systemName:)``.
    public init(systemName: String, label: LocalizedText? = nil, size: Int = 24, color: ListColor? = nil) {
        self.init(Symbol(systemName: systemName), label: label, size: size, color: color)
    }

    /// Creates an image of a symbol.
    public init(_ symbol: Symbol, label: LocalizedText? = nil, size: Int = 24, color: ListColor? = nil) {
        self.symbol = symbol
        self.label = label
        self.size = size
        self.color = color
    }

    /// The key of the label.
    public var displayName: String? { label?.key }
}
