/// The values that relative units are resolved against, in CSS pixels.
package struct LengthContext: Hashable, Sendable {
    /// The font size for `em`.
    package var fontSize = 16.0
    /// The font size for `rem`.
    package var rootFontSize = 16.0
    /// The line height for `lh`.
    package var lineHeight = 18.4
    /// The line height for `rlh`.
    package var rootLineHeight = 18.4
    /// The width of the viewport.
    package var width = 1280.0
    /// The height of the viewport.
    package var height = 800.0
    /// Whether lines are vertical, so that `vi` refers to the height.
    package var isVertical = false

    /// Creates a context with a viewport of 1280 by 800 pixels and fonts of 16 pixels.
    package init() {}

    /// Returns a length in pixels. Because the font is unknown, `ex` and `ch` are taken to be 0.5 em, `cap` 0.7 em, and
    /// `ic` 1 em. Container units refer to the small viewport, as they do without a container.
    package func pixels(_ value: Double, _ unit: CSSUnit) -> Double {
        if let factor = unit.factor { return value * factor }
        switch unit {
        case .em, .ic: return value * fontSize
        case .rem, .ric: return value * rootFontSize
        case .ex, .ch: return value * fontSize / 2
        case .rex, .rch: return value * rootFontSize / 2
        case .cap: return value * fontSize * 0.7
        case .rcap: return value * rootFontSize * 0.7
        case .lh: return value * lineHeight
        case .rlh: return value * rootLineHeight
        case .vw, .svw, .lvw, .dvw, .cqw: return value * width / 100
        case .vh, .svh, .lvh, .dvh, .cqh: return value * height / 100
        case .vi, .svi, .lvi, .dvi, .cqi: return value * (isVertical ? height : width) / 100
        case .vb, .svb, .lvb, .dvb, .cqb: return value * (isVertical ? width : height) / 100
        case .vmin, .svmin, .lvmin, .dvmin, .cqmin: return value * min(width, height) / 100
        default: return value * max(width, height) / 100
        }
    }
}
