import VitrineSupport

/// The `style` attributes of a document whose values may depend on the styles of other elements, because they use
/// custom properties or contain `inherit`.
struct StyleAttributes {
    /// What the declarations of an attribute contain.
    struct Attribute {
        /// The names of the custom properties that values use.
        var customs: Set<String> = []
        /// Whether a value contains `inherit`.
        var inherits = false
        /// Whether a value that uses custom properties is that of a custom property.
        var declaresCustoms = false
        /// The physical longhands that are set with custom properties.
        var properties: Set<PropertyID> = []
    }

    /// An attribute of an element.
    struct Item {
        var element: Int
        var attribute: Attribute
    }

    /// The attributes, in document order.
    private(set) var items: [Item] = []

    /// Finds the attributes in a document.
    init(_ tree: ElementTree) {
        var known: [ArraySlice<UInt8>: Attribute] = [:]
        let (elements, attributes) = (tree.elements.span, tree.attributes.span)
        for element in elements.indices {
            let range = elements[element].attributes
            for index in Int(range.lowerBound)..<Int(range.upperBound)
            where attributes[index].name == KnownAtom.style.rawValue && attributes[index].namespace == 0 {
                let bytes = tree.bytes(attributes[index].value)
                // An escaped name contains a backslash.
                guard
                    bytes.mentions(ignoringCase: "var(") || bytes.mentions(ignoringCase: "inherit")
                        || bytes.contains(UInt8(ascii: "\\"))
                else { continue }
                let attribute = known[bytes] ?? Attribute(bytes)
                known[bytes] = attribute
                if !attribute.customs.isEmpty || attribute.inherits {
                    items.append(Item(element: element, attribute: attribute))
                }
            }
        }
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
