import VitrineMarkup

/// Classifies the names of elements of SVG and MathML, and of custom elements. Each name in a page is looked up only
/// once.
struct ForeignElements {
    /// The set of facts about a name.
    struct Form: OptionSet {
        let rawValue: UInt16

        /// An element of SVG.
        static let svg = Form(rawValue: 1)
        /// An element of SVG that may contain flow content of HTML.
        static let svgFlow = Form(rawValue: 2)
        /// An element of SVG that may contain phrasing content of HTML.
        static let svgPhrasing = Form(rawValue: 4)
        /// An element of MathML.
        static let math = Form(rawValue: 8)
        /// An element of MathML that may contain flow content of HTML.
        static let mathFlow = Form(rawValue: 16)
        /// An element of MathML that may contain phrasing content of HTML.
        static let mathPhrasing = Form(rawValue: 32)
        /// A valid name for a custom element.
        static let custom = Form(rawValue: 64)
        /// Set for every name that has been looked up, even if nothing else is known about it.
        static let isKnown = Form(rawValue: 128)
        /// An element of SVG that may contain only elements, no text.
        static let svgWithoutText = Form(rawValue: 256)
        /// An element of MathML that may contain only elements, no text.
        static let mathWithoutText = Form(rawValue: 512)
    }

    private var forms: [Form] = []
    private let syntax: PageSyntax

    static let svgKind = ElementTable.html.kind(.svg) ?? .tolerated
    static let mathKind = ElementTable.html.kind(.math) ?? .tolerated

    init(_ page: PageTree) { syntax = page.syntax }

    /// Returns the facts about the name of an element.
    mutating func form(_ node: Int, _ page: PageTree) -> Form {
        let number = Int(page.document.nodes[node].name)
        if forms.isEmpty { forms = Array(repeating: [], count: page.document.names.count) }
        if forms[number].isEmpty { forms[number] = find(page.document.names[number]) }
        return forms[number]
    }

    private func find(_ name: String) -> Form {
        var form = Form.isKnown
        // HTML parsers restore uppercase letters in SVG names, so lowercase spellings are valid in HTML.
        if Self.svgNames.contains(name) || syntax == .html && Self.smallSVGNames.contains(name) { form.insert(.svg) }
        if Self.mathNames.contains(name) { form.insert(.math) }
        if CustomElementName.isValid(name, syntax) { form.insert(.custom) }
        if Self.svgNamesWithoutText.contains(name) { form.insert(.svgWithoutText) }
        if Self.mathNamesWithoutText.contains(name) { form.insert(.mathWithoutText) }
        switch name {
        case "foreignObject", "desc": form.insert(.svgFlow)
        case "title": form.insert(.svgPhrasing)
        case "annotation-xml": form.insert(.mathFlow)
        case "mi", "mo", "mn", "ms", "mtext": form.insert(.mathPhrasing)
        default: break
        }
        return form
    }

    /// The number of children that certain MathML elements must have: a fraction (`mfrac`) has two.
    static let partsInMath = [
        "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "munder": 2, "mover": 2, "msubsup": 3, "munderover": 3,
    ]

    private static let svgNames = Set(svg.split { $0.isWhitespace }.map(String.init))
    private static let smallSVGNames = Set(svgNames.map { $0.lowercased() })
    private static let mathNames = Set(math.split { $0.isWhitespace }.map(String.init))
    private static let svgNamesWithoutText = Set(svgWithoutText.split { $0.isWhitespace }.map(String.init))
    private static let mathNamesWithoutText = Set(mathWithoutText.split { $0.isWhitespace }.map(String.init))
}
