import VitrineSupport

/// Attributes that set properties: HTML, sections 15.4 and 15.5, and SVG 2, section 6.6.
struct PresentationalHints {
    /// Attributes of SVG that set the property of the same name.
    private static let svg: Set<String> = [
        "alignment-baseline", "baseline-shift", "clip-path", "clip-rule", "color", "color-interpolation",
        "color-interpolation-filters", "cursor", "direction", "display", "dominant-baseline", "fill", "fill-opacity",
        "fill-rule", "filter", "flood-color", "flood-opacity", "font-family", "font-size", "font-size-adjust",
        "font-stretch", "font-style", "font-variant", "font-weight", "image-rendering", "letter-spacing",
        "lighting-color", "marker-end", "marker-mid", "marker-start", "mask", "mask-type", "opacity", "overflow",
        "paint-order", "pointer-events", "shape-rendering", "stop-color", "stop-opacity", "stroke",
        "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
        "stroke-opacity", "stroke-width", "text-anchor", "text-decoration", "text-overflow", "text-rendering",
        "transform-origin", "unicode-bidi", "vector-effect", "visibility", "white-space", "word-spacing",
        "writing-mode", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "d", "transform",
    ]
    /// Whether an attribute of SVG sets a property.
    static func isProperty(_ name: String) -> Bool { svg.contains(name) }

    private static let geometry: [String: Set<String>] = [
        "x": ["svg", "rect", "image", "foreignObject", "use"], "y": ["svg", "rect", "image", "foreignObject", "use"],
        "width": ["svg", "rect", "image", "foreignObject", "use"],
        "height": ["svg", "rect", "image", "foreignObject", "use"],
        "cx": ["circle", "ellipse"], "cy": ["circle", "ellipse"], "r": ["circle"], "rx": ["rect", "ellipse"],
        "ry": ["rect", "ellipse"], "d": ["path"],
    ]

    /// The declarations that were read before, by property and value, such as `width:10`.
    private var known: [String: [(PropertyID, DeclaredValue)]] = [:]
    private var reader = DeclarationReader()

    /// Returns the declarations that the attributes of an element represent. `names` are the local names of these
    /// attributes; for an HTML element, they are not used.
    mutating func declarations(_ tree: ElementTree, _ element: Int, names: [String]) -> [(PropertyID, DeclaredValue)] {
        let info = tree.elements[element]
        if info.isHTML { return html(tree, element) }
        guard tree.namespaces[Int(info.namespace)] == "http://www.w3.org/2000/svg" else { return [] }
        var result: [(PropertyID, DeclaredValue)] = []
        let local = tree.localName(element)
        for (offset, index) in info.attributes.enumerated() {
            let attribute = tree.attributes[Int(index)]
            let name = names[offset]
            guard attribute.namespace == 0, Self.svg.contains(name) else { continue }
            if let elements = Self.geometry[name], !elements.contains(local) { continue }
            result += read(name, String(decoding: tree.bytes(attribute.value), as: UTF8.self), isSVG: true)
        }
        return result
    }

    private mutating func read(_ name: String, _ text: String, isSVG: Bool) -> [(PropertyID, DeclaredValue)] {
        let key = name + ":" + text
        if let found = known[key] { return found }
        guard let property = PropertyID(name) else { return [] }
        var list = TokenList(text)
        var found: [(PropertyID, DeclaredValue)]
        if name == "d" || name == "transform" {
            found = name == "transform" ? [(property, .components([.other("transform")]))] : []
        } else {
            found = reader.read(property, list, 0..<list.count)
            if found.isEmpty, isSVG {
                // A number without a unit is a length in SVG.
                list = TokenList(
                    text.split(separator: " ").map { Double($0) == nil ? String($0) : $0 + "px" }.joined(separator: " ")
                )
                found = reader.read(property, list, 0..<list.count)
            }
        }
        if known.count < 10_000 { known[key] = found }
        return found
    }

    private mutating func html(_ tree: ElementTree, _ element: Int) -> [(PropertyID, DeclaredValue)] {
        guard let name = KnownAtom(rawValue: tree.elements[element].name) else { return [] }
        var result: [(PropertyID, DeclaredValue)] = []
        switch name {
        case .img, .video, .canvas, .iframe, .embed, .object, .input, .source:
            if name == .input, !tree.isValue(element, .type, "image") { return [] }
            let width = tree.value(element, .width).flatMap(Self.dimension)
            let height = tree.value(element, .height).flatMap(Self.dimension)
            // For a canvas, these attributes are not dimension hints: they set the size of its bitmap.
            if name != .canvas {
                if let width { result += read("width", width.text, isSVG: false) }
                if let height { result += read("height", height.text, isSVG: false) }
            }
            if let width, let height, width.isPixels, height.isPixels, name != .iframe, name != .embed, name != .object
            {
                result += read("aspect-ratio", "auto \(width.number) / \(height.number)", isSVG: false)
            }
        case .textarea:
            if tree.isValue(element, .wrap, "off") { result += read("white-space", "pre", isSVG: false) }
        default: break
        }
        return result
    }

    /// Parses a dimension attribute: HTML, section 2.3.4.4.
    private static func dimension(_ value: ArraySlice<UInt8>) -> (text: String, number: String, isPixels: Bool)? {
        let digits = value.drop(while: \.isHTMLSpace).prefix { $0.isASCIIDigit || $0 == 0x2E }
        let number = String(decoding: digits, as: UTF8.self)
        guard let size = Double(number), digits.endIndex <= value.endIndex else { return nil }
        let isPercentage = digits.endIndex < value.endIndex && value[digits.endIndex] == 0x25
        let text = NumberText.text(size)
        return (text + (isPercentage ? "%" : "px"), text, !isPercentage)
    }
}
