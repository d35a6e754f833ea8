/// Names that the tree construction rules need, and the spellings of foreign content (13.2.6.1 and 13.2.6.5).
struct KnownNames {
    private(set) var type: UInt32 = 0
    private(set) var encoding: UInt32 = 0
    private(set) var color: UInt32 = 0
    private(set) var face: UInt32 = 0
    private(set) var size: UInt32 = 0
    private(set) var shadowRootMode: UInt32 = 0

    init() {}

    init(_ names: inout HTMLNames) {
        type = names.intern("type")
        encoding = names.intern("encoding")
        color = names.intern("color")
        face = names.intern("face")
        size = names.intern("size")
        shadowRootMode = names.intern("shadowrootmode")
        for name in Self.svgElements {
            let proper = names.intern(name)
            names.edit(names.intern(name.lowercased())) { $0.svgElement = proper }
        }
        for name in Self.svgAttributes {
            let proper = names.intern(name)
            names.edit(names.intern(name.lowercased())) { $0.svgAttribute = proper }
        }
        let definition = names.intern("definitionURL")
        names.edit(names.intern("definitionurl")) { $0.mathAttribute = definition }
        for (name, namespace) in Self.foreignAttributes {
            let local = names.intern(name.split(separator: ":").last ?? "")
            names.edit(names.intern(name)) {
                $0.foreignLocal = local
                $0.foreignNamespace = namespace
            }
        }
    }

    /// The attributes of XLink, XML and XMLNS, with the numbers of these namespaces in documents.
    private static let foreignAttributes: [(String, UInt8)] = [
        ("xlink:actuate", 4), ("xlink:arcrole", 4), ("xlink:href", 4), ("xlink:role", 4), ("xlink:show", 4),
        ("xlink:title", 4), ("xlink:type", 4), ("xml:lang", 5), ("xml:space", 5), ("xmlns", 6), ("xmlns:xlink", 6),
    ]

    private static let svgElements = """
        altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix
        feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
        feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
        fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient
        radialGradient textPath
        """.split { $0 == " " || $0 == "\n" }

    private static let svgAttributes = """
        attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode
        filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes
        lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves
        pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
        preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures
        specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage
        tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan
        """.split { $0 == " " || $0 == "\n" }
}
