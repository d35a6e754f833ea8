/// The colour behind the text of an element, where it is certain.
extension DocumentStyles {
    /// What is behind an element's text.
    package enum Background: Hashable, Sendable {
        /// A colour that the text is painted on.
        case color(Color)
        /// A picture, opacity, a filter or a position makes it uncertain.
        case unknown
    }

    /// What an element paints behind its text.
    enum Layer {
        /// A colour over what the parent paints.
        case color(Color)
        /// A colour over what layout puts behind a box out of flow.
        case outOfFlow(Color)
        /// Anything but a plain colour.
        case unknown
    }

    private enum Known {
        static let image = PropertyID(known: "background-image")
        static let color = PropertyID(known: "background-color")
        static let opacity = PropertyID(known: "opacity")
        static let filter = PropertyID(known: "filter")
        static let blend = PropertyID(known: "mix-blend-mode")
        static let position = PropertyID(known: "position")
        static let clip = PropertyID(known: "background-clip")
    }

    /// What an element with a style paints behind its text.
    static func layer(_ style: ComputedStyle) -> Layer {
        guard style.keyword(Known.image) == "none", style.keyword(Known.filter) == "none",
            style.keyword(Known.blend) == "normal", style.text(Known.opacity) == "1",
            style.text(Known.clip) != "text", let color = style.color(Known.color)
        else { return .unknown }
        switch style.keyword(Known.position) {
        case "absolute", "fixed", "sticky": return .outOfFlow(color)
        default: return .color(color)
        }
    }

    /// The colour behind the root.
    var canvas: Color? { styles.first.flatMap { SystemColors.color("canvas", isDark: $0.isDark) } }

    /// The colour behind the text of an element: the colours of the element and its ancestors, one over the other, up to
    /// the first opaque one or the canvas. Out-of-flow boxes and anything but plain colours make it unknown.
    package func background(of element: Int) -> Background {
        var layers: [Color] = []
        var at = element
        while at >= 0 {
            let color: Color
            var isInFlow = true
            switch Self.layer(styles[at]) {
            case .unknown: return .unknown
            case .color(let own): color = own
            case .outOfFlow(let own): (color, isInFlow) = (own, false)
            }
            if color.alpha > 0 { layers.append(color) }
            if color.isOpaque { return .color(Self.mixed(layers)) }
            if !isInFlow { return .unknown }
            at = Int(tree.elements[at].parent)
        }
        guard let canvas else { return .unknown }
        return .color(Self.mixed(layers + [canvas]))
    }

    private static func mixed(_ layers: [Color]) -> Color {
        guard var result = layers.last else { return .white }
        for layer in layers.dropLast().reversed() { result = Contrast.over(layer, result) }
        return result
    }

    /// The contrast of an element's text with what is behind it; nil where either is not certain.
    package func contrast(of element: Int) -> Double? {
        guard case .color(let background) = background(of: element) else { return nil }
        let text = Contrast.over(styles[element].color, background)
        return Contrast.ratio(text, background)
    }
}
