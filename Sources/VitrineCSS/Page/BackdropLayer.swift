/// The part of a text's background that an element paints, as far as its own style determines it.
struct BackdropLayer {
    /// The background color; nil if the background is not a plain color, or if only a browser can determine the color.
    var color: Color?
    /// The opacity of the element with its contents; nil if a filter or a blend mode changes how they are painted, or
    /// if the computed value is not a number.
    var opacity: Double?
    /// Whether the element is out of flow. If it is, the background behind it depends on layout.
    var isOutOfFlow: Bool

    private enum Known {
        static let opacity = PropertyID(known: "opacity")
        static let filter = PropertyID(known: "filter")
        static let blend = PropertyID(known: "mix-blend-mode")
        static let clip = PropertyID(known: "background-clip")
    }

    init(_ style: ComputedStyle) {
        let isPlain = style.keyword(StyleResolver.Known.backgroundImage) == "none" && style.text(Known.clip) != "text"
        color = isPlain ? style.color(StyleResolver.Known.backgroundColor) : nil
        let isMixed = style.keyword(Known.filter) != "none" || style.keyword(Known.blend) != "normal"
        opacity = isMixed ? nil : style.entry(Known.opacity) == nil ? 1 : Double(style.text(Known.opacity))
        isOutOfFlow = TextOverlays.isOutOfFlow(style)
    }
}
