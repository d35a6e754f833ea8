/// Aliases of properties: those of the Compatibility Standard (section 3), old names that CSS modules and browsers
/// keep, and `font-width`, the new name of `font-stretch`.
package enum PropertyNames {
    private static let renamed = [
        "word-wrap": "overflow-wrap", "grid-gap": "gap", "grid-row-gap": "row-gap", "grid-column-gap": "column-gap",
        "page-break-before": "break-before", "page-break-after": "break-after", "page-break-inside": "break-inside",
        "color-adjust": "print-color-adjust", "font-width": "font-stretch", "scroll-snap-margin": "scroll-margin",
        "-webkit-margin-start": "margin-inline-start",
        "-webkit-margin-end": "margin-inline-end", "-webkit-margin-before": "margin-block-start",
        "-webkit-margin-after": "margin-block-end", "-webkit-padding-start": "padding-inline-start",
        "-webkit-padding-end": "padding-inline-end", "-webkit-padding-before": "padding-block-start",
        "-webkit-padding-after": "padding-block-end", "-webkit-logical-width": "inline-size",
        "-webkit-logical-height": "block-size", "-webkit-text-size-adjust": "text-size-adjust",
    ]
    private static let prefixed: Set<String> = [
        "align-content", "align-items", "align-self", "animation", "animation-delay", "animation-direction",
        "animation-duration", "animation-fill-mode", "animation-iteration-count", "animation-name",
        "animation-play-state", "animation-timing-function", "appearance", "backface-visibility", "background-clip",
        "background-origin", "background-size", "border-bottom-left-radius", "border-bottom-right-radius",
        "border-radius", "border-top-left-radius", "border-top-right-radius", "box-decoration-break", "box-shadow",
        "box-sizing", "clip-path", "column-count", "column-gap", "column-rule", "column-rule-color",
        "column-rule-style", "column-rule-width", "column-span", "column-width", "columns", "filter", "flex",
        "flex-basis", "flex-direction", "flex-flow", "flex-grow", "flex-shrink", "flex-wrap", "font-feature-settings",
        "hyphens", "justify-content", "mask", "mask-clip", "mask-composite", "mask-image", "mask-origin",
        "mask-position", "mask-repeat", "mask-size", "opacity", "order", "perspective", "perspective-origin",
        "print-color-adjust", "shape-image-threshold", "shape-margin", "shape-outside", "text-emphasis",
        "text-emphasis-color", "text-emphasis-position", "text-emphasis-style", "text-orientation", "transform",
        "transform-origin", "transform-style", "transition", "transition-delay", "transition-duration",
        "transition-property", "transition-timing-function", "user-select", "writing-mode",
    ]

    /// The name of the property to which a lowercase name refers: the name itself, or the one that it is an alias of.
    package static func canonical(_ name: String) -> String {
        if let other = renamed[name] { return other }
        guard name.hasPrefix("-webkit-") else { return name }
        let plain = String(name.dropFirst(8))
        return prefixed.contains(plain) ? plain : name
    }
}
