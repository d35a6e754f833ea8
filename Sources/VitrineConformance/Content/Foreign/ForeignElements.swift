/// What names are in SVG, in MathML, and among custom elements; asked once for every name of a page.
struct ForeignElements {
    /// What a name is.
    struct Form: OptionSet {
        let rawValue: UInt16

        static let svg = Form(rawValue: 1)
        /// May hold flow content of HTML, phrasing content of HTML.
        static let svgFlow = Form(rawValue: 2)
        static let svgPhrasing = Form(rawValue: 4)
        static let math = Form(rawValue: 8)
        static let mathFlow = Form(rawValue: 16)
        static let mathPhrasing = Form(rawValue: 32)
        static let custom = Form(rawValue: 64)
        static let isKnown = Form(rawValue: 128)
        /// Holds elements only, no text: in SVG, in MathML.
        static let svgWithoutText = Form(rawValue: 256)
        static let mathWithoutText = Form(rawValue: 512)
    }

    private var forms: [Form] = []
    private let syntax: PageSyntax

    static let svgKind = ElementTable.html.kind(.svg) ?? .tolerated
    static let mathKind = ElementTable.html.kind(.math) ?? .tolerated

    init(_ page: PageTree) { syntax = page.syntax }

    /// What the name of an element is.
    mutating func form(_ node: Int, _ page: PageTree) -> Form {
        let number = Int(page.document.nodes[node].name)
        if forms.isEmpty { forms = Array(repeating: [], count: page.document.names.count) }
        if forms[number].isEmpty { forms[number] = find(page.document.names[number]) }
        return forms[number]
    }

    private func find(_ name: String) -> Form {
        var form = Form.isKnown
        // A parser of HTML gives the names of SVG their capitals.
        if Self.svgNames.contains(name) || syntax == .html && Self.smallSVGNames.contains(name) { form.insert(.svg) }
        if Self.mathNames.contains(name) { form.insert(.math) }
        if CustomElements.isValid(name, syntax) { form.insert(.custom) }
        if Self.svgWithoutText.contains(name) { form.insert(.svgWithoutText) }
        if Self.mathWithoutText.contains(name) { form.insert(.mathWithoutText) }
        switch name {
        case "foreignObject", "desc": form.insert(.svgFlow)
        case "title": form.insert(.svgPhrasing)
        case "annotation-xml": form.insert(.mathFlow)
        case "mi", "mo", "mn", "ms", "mtext": form.insert(.mathPhrasing)
        default: break
        }
        return form
    }

    /// How many elements an element of MathML holds, where that is fixed: a fraction has two parts.
    static let partsInMath = [
        "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "munder": 2, "mover": 2, "msubsup": 3, "munderover": 3,
    ]

    /// Groups and shapes of SVG, in which text is not drawn.
    private static let svgWithoutText: Set = [
        "circle", "clipPath", "defs", "ellipse", "filter", "g", "image", "line", "linearGradient", "marker", "mask",
        "path",
        "pattern", "polygon", "polyline", "radialGradient", "rect", "stop", "svg", "switch", "symbol", "use",
    ]

    /// Elements of MathML that arrange others.
    private static let mathWithoutText: Set = [
        "math", "merror", "mfenced", "mfrac", "mmultiscripts", "mover", "mpadded", "mphantom", "mroot", "mrow", "msqrt",
        "mstyle", "msub", "msubsup", "msup", "mtable", "mtd", "mtr", "munder", "munderover",
    ]

    private static let svgNames = Set(svg.split { $0.isWhitespace }.map(String.init))
    private static let smallSVGNames = Set(svgNames.map { $0.lowercased() })
    private static let mathNames = Set(math.split { $0.isWhitespace }.map(String.init))

    /// The elements of SVG 2, and those of SVG 1.1 that it left out.
    private static let svg = """
        a animate animateMotion animateTransform audio canvas circle clipPath defs desc discard ellipse feBlend
        feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
        feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology
        feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g hatch hatchpath
        iframe image line linearGradient marker mask mesh meshgradient meshpatch meshrow metadata mpath path pattern
        polygon polyline radialGradient rect script set solidcolor source stop style svg switch symbol text textPath
        title track tspan unknown use video view
        altGlyph altGlyphDef altGlyphItem animateColor color-profile cursor definition-src font font-face
        font-face-format font-face-name font-face-src font-face-uri glyph glyphRef hkern missing-glyph tref vkern
        """

    /// The elements of MathML Core and MathML 3: presentation, then content.
    private static let math = """
        annotation annotation-xml maction maligngroup malignmark math menclose merror mfenced mfrac mglyph mi mlabeledtr
        mlongdiv mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mscarries mscarry msgroup msline
        mspace msqrt msrow mstack mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics
        abs and apply approx arccos arccosh arccot arccoth arccsc arccsch arcsec arcsech arcsin arcsinh arctan arctanh
        arg bind bvar card cartesianproduct cbytes ceiling cerror ci cn codomain complexes compose condition conjugate
        cos cosh cot coth cs csc csch csymbol curl declare degree determinant diff divergence divide domain
        domainofapplication emptyset eq equivalent eulergamma exists exp exponentiale factorial factorof false floor fn
        forall gcd geq grad gt ident image imaginary imaginaryi implies in infinity int integers intersect interval
        inverse lambda laplacian lcm leq limit list ln log logbase lowlimit lt matrix matrixrow max mean median min
        minus mode moment momentabout naturalnumbers neq not notanumber notin notprsubset notsubset or otherwise
        outerproduct partialdiff pi piece piecewise plus power primes product prsubset quotient rationals real reals
        reln rem root scalarproduct sdev sec sech selector semantics sep set setdiff share sin sinh subset sum tan tanh
        tendsto times transpose true union uplimit variance vector vectorproduct xor
        """
}
