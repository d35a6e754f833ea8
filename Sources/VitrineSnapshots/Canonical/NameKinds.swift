import VitrineMarkup

/// Properties of the names in a document, looked up once for each name instead of once for each node.
struct NameKinds {
    /// The properties of an element that determine which whitespace is significant: whether it keeps all whitespace,
    /// whether it is inline, and whether it is an atomic inline, such as a button.
    struct Element {
        var isVerbatim: Bool
        var isInline: Bool
        var isAtom: Bool
    }

    /// The way in which the value of an attribute is compared.
    enum Attribute {
        case text, boolean, tokens, style

        init(_ name: String) {
            if AttributeKinds.booleans.contains(name) {
                self = .boolean
            } else if AttributeKinds.tokenSets.contains(name) {
                self = .tokens
            } else {
                self = name == "style" ? .style : .text
            }
        }
    }

    private let names: [String]
    private var elements: [Element?]
    private var attributes: [Attribute?]

    /// Creates the properties of names, without looking up any.
    /// - Parameter names: the names of a document, in the order of their numbers.
    init(_ names: [String]) {
        self.names = names
        elements = Array(repeating: nil, count: names.count)
        attributes = Array(repeating: nil, count: names.count)
    }

    /// Returns the properties of an element by the number of its name.
    mutating func element(_ number: Int) -> Element {
        if let known = elements[number] { return known }
        let name = names[number]
        // Browsers show custom elements inline, as they show all unknown elements.
        let isCustom = name.contains("-") && !Self.namesWithHyphens.contains(name)
        let found = Element(
            isVerbatim: ElementKinds.verbatim.contains(name) || name == Self.identifier,
            isInline: isCustom || ElementKinds.inline.contains(name),
            isAtom: ElementKinds.atoms.contains(name))
        elements[number] = found
        return found
    }

    /// The MathML element for identifiers. All its whitespace is significant, because its text is italic only if it is
    /// a single character (MathML Core, 3.2.2).
    private static let identifier = "mi"

    /// Names with a hyphen that are not custom elements (HTML Standard, 4.13.3).
    private static let namesWithHyphens: Set<String> = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]

    /// Returns how the value of an attribute without a namespace is compared, by the number of its name.
    mutating func attribute(_ number: Int) -> Attribute {
        if let known = attributes[number] { return known }
        let found = Attribute(names[number])
        attributes[number] = found
        return found
    }
}
