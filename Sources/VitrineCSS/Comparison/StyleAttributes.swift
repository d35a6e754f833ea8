import VitrineSupport

/// Those `style` attributes of a document whose values may depend on stylesheets or on the styles of other elements.
struct StyleAttributes {
    /// What the declarations of an attribute contain.
    struct Attribute {
        /// The names of the custom properties that values use.
        var customs: Set<String> = []
        /// Whether a value contains `inherit`.
        var inherits = false
        /// Whether a custom property is declared with a value that uses custom properties.
        var declaresCustoms = false
        /// The physical longhands that are set with custom properties.
        var properties: Set<PropertyID> = []
    }

    struct Item {
        var element: Int
        var attribute: Attribute
    }

    /// The attributes that use custom properties or contain `inherit`, in document order.
    private(set) var items: [Item] = []
    /// The elements whose attributes may refer to fonts or animations by name, in document order.
    private(set) var naming: [Int] = []
    /// The attributes that may declare custom properties, in document order.
    private var declaring: [(element: Int, text: ArraySlice<UInt8>)] = []

    init(_ tree: ElementTree) {
        var known: [ArraySlice<UInt8>: Attribute] = [:]
        let (elements, attributes) = (tree.elements.span, tree.attributes.span)
        for element in elements.indices {
            let range = elements[element].attributes
            for index in Int(range.lowerBound)..<Int(range.upperBound)
            where attributes[index].name == KnownAtom.style.rawValue && attributes[index].namespace == 0 {
                let bytes = tree.bytes(attributes[index].value)
                // An escaped name contains a backslash.
                let hasEscapes = bytes.contains(UInt8(ascii: "\\"))
                func mayContain(_ word: String) -> Bool { hasEscapes || bytes.mentions(ignoringCase: word) }
                if mayContain("font") || mayContain("animation") { naming.append(element) }
                if mayContain("--") { declaring.append((element, bytes)) }
                guard mayContain("var(") || mayContain("inherit") else { continue }
                let attribute = known[bytes] ?? Attribute(bytes)
                known[bytes] = attribute
                if !attribute.customs.isEmpty || attribute.inherits {
                    items.append(Item(element: element, attribute: attribute))
                }
            }
        }
    }

    /// Returns the elements whose attributes may pass one of the names on to their descendants in a custom property, in
    /// document order.
    func passing(_ names: Set<String>) -> [Int] {
        let words = Self.firstWords(names).map(\.asciiLowercased)
        return declaring.filter { item in
            item.text.contains(UInt8(ascii: "\\")) || words.contains { item.text.mentions(ignoringCase: $0) }
        }.map(\.element)
    }

    /// The first word of each name of a font or an animation. If the name is not in quotes, any whitespace and comments
    /// may be between its words.
    static func firstWords(_ names: Set<String>) -> [String] {
        names.compactMap { $0.split(separator: " ").first.map(String.init) }
    }
}

extension StyleAttributes.Attribute {
    /// Reads the declarations of an attribute.
    fileprivate init(_ bytes: ArraySlice<UInt8>) {
        let sheet = StyleSheet(declarations: Array(bytes))
        for declaration in sheet.declarations {
            let name = sheet.name(declaration)
            let range = Int(declaration.value.lowerBound)..<Int(declaration.value.upperBound)
            var used: Set<String> = []
            for token in range where sheet.list[token].kind == .ident {
                let word = sheet.list.name(token)
                if word.hasPrefix("--") { used.insert(word) }
                if word.asciiLowercased == "inherit" { inherits = true }
            }
            guard !used.isEmpty else { continue }
            customs.formUnion(used)
            if name.hasPrefix("--") { declaresCustoms = true }
            guard let property = PropertyID(PropertyNames.canonical(name)) else { continue }
            let longhands = property.entry.longhands
            for longhand in longhands.isEmpty ? [property] : longhands {
                let targets = LogicalProperties.targets(longhand)
                properties.formUnion(targets.isEmpty ? [longhand] : targets)
            }
        }
    }
}
