/// The background of an element's text, as far as it is certain.
struct TextBackdrop {
    /// The visible background color; nil if it is not certain.
    var color: Color?
    /// The last element that painted an opaque background color; -1 if there is none but the canvas.
    private(set) var painter = -1
    /// The visible result of painting an opaque color on top: `scale` times the color plus `rest`, because elements
    /// that are not opaque mix their contents with their background. Nil if it is not certain.
    private var group: (scale: Double, rest: SIMD3<Double>)? = (1, .zero)

    init(canvas: Color?) { color = canvas }

    /// The color that results from painting a color on top; nil if it is not certain.
    func over(_ top: Color) -> Color? {
        guard let group else { return nil }
        let upper = ColorConversion.convert(top, to: .srgb)
        let seen = upper.components * group.scale + group.rest
        if top.isOpaque { return group.scale == 1 ? top : Color(.srgb, seen) }
        guard let color else { return nil }
        let lower = ColorConversion.convert(color, to: .srgb).components
        return Color(.srgb, seen * upper.alpha + lower * (1 - upper.alpha))
    }

    /// Adds the background of the next element on the way from the root to the text.
    /// - Parameter isCanvas: whether the canvas is painted with the background. If it is, the element's opacity does
    ///   not apply to the background.
    mutating func paint(_ layer: BackdropLayer, _ element: Int, isCanvas: Bool = false) {
        if isCanvas { paintBackground(layer, element) }
        if layer.opacity != 1 { mix(layer.opacity) }
        if layer.isOutOfFlow {
            // The background behind the element depends on layout.
            color = nil
            if let scale = group?.scale, scale != 1 { group = nil }
        }
        if !isCanvas { paintBackground(layer, element) }
    }

    private mutating func paintBackground(_ layer: BackdropLayer, _ element: Int) {
        guard let own = layer.color else {
            color = nil
            return
        }
        guard own.alpha > 0 else { return }
        color = over(own)
        if own.isOpaque { painter = element }
    }

    private mutating func mix(_ opacity: Double?) {
        guard let opacity, let group, let color else {
            (color, group) = (nil, nil)
            return
        }
        let behind = ColorConversion.convert(color, to: .srgb).components
        self.group = (group.scale * opacity, group.rest * opacity + behind * (1 - opacity))
    }
}
