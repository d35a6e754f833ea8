import VitrineSupport

/// The elements of a document, as selectors and the cascade need them: relatives as indices, names as atoms.
///
/// Selectors and the cascade read documents only through this type.
package struct ElementTree: Sendable {
    /// One element.
    package struct Element: Sendable {
        /// The index of the element's node in the document.
        package var node: Int32
        /// The parent element; -1 for the root.
        package var parent: Int32 = -1
        /// The previous sibling; -1 if there is none.
        package var previous: Int32 = -1
        /// The next sibling; -1 if there is none.
        package var next: Int32 = -1
        /// The first child element; -1 if there is none.
        package var firstChild: Int32 = -1
        /// The index after the element's last descendant.
        package var end: Int32 = 0
        /// The position among the child elements of the parent, from 1.
        package var index: Int32 = 1
        /// The number of child elements.
        package var childCount: Int32 = 0
        /// The atom of the element's local name.
        package var name: Int32 = 0
        /// The index of the element's name among the document's names, so that names without an atom can be compared.
        var localName: Int32 = 0
        /// The namespace, as an index in ``ElementTree/namespaces``.
        package var namespace: UInt8 = 0
        /// Whether the element is an HTML element.
        package var isHTML = false
        /// Whether the element directly contains text, even if it is only whitespace.
        var hasText = false
        /// Whether the element directly contains text that is not only whitespace.
        var hasInk = false
        /// The text direction that the element sets: 0 for none, 1 for left to right, 2 for right to left.
        package var textDirection: UInt8 = 0
        /// The atom of the element's id; 0 if it has none that selectors mention.
        package var id: Int32 = 0
        /// The range of the element's classes in ``ElementTree/classes``.
        var classes: Range<Int32> = 0..<0
        /// The range of the element's attributes in ``ElementTree/attributes``.
        var attributes: Range<Int32> = 0..<0
    }

    /// One attribute.
    struct Attribute: Sendable {
        /// The atom of the attribute's local name.
        var name: Int32
        /// The index of the attribute's name among the document's names.
        var localName: Int32
        /// The namespace, as an index in ``ElementTree/namespaces``.
        var namespace: UInt8
        /// The range of the attribute's value in ``ElementTree/text``.
        var value: Range<Int32>
    }

    /// All elements, in document order.
    package internal(set) var elements: [Element] = []
    var attributes: [Attribute] = []
    var classes: [Int32] = []
    var text: [UInt8] = []
    /// The namespace URIs.
    package internal(set) var namespaces: [String] = []
    var atoms: AtomTable
    /// For each atom, whether some element has it as a name, id or class.
    var hasAtom: [Bool] = []
    /// The document's names, by index.
    var localNames: [String] = []

    init(atoms: AtomTable) { self.atoms = atoms }

    /// The local name of an element.
    package func localName(_ element: Int) -> String { localNames[Int(elements[element].localName)] }

    /// The value of an attribute without a namespace; nil if the element does not have the attribute.
    package func value(_ element: Int, _ name: Int32) -> ArraySlice<UInt8>? {
        for index in elements[element].attributes {
            let attribute = attributes[Int(index)]
            if attribute.name == name, attribute.namespace == 0 { return bytes(attribute.value) }
        }
        return nil
    }

    /// The value of a known attribute.
    func value(_ element: Int, _ name: KnownAtom) -> ArraySlice<UInt8>? { value(element, name.rawValue) }

    /// Whether an element has a known attribute.
    func has(_ element: Int, _ name: KnownAtom) -> Bool { value(element, name.rawValue) != nil }

    /// Whether an attribute has the given value, ignoring case.
    /// - Parameter text: the value in lowercase.
    func isValue(_ element: Int, _ name: KnownAtom, _ text: StaticString) -> Bool {
        guard let value = value(element, name), value.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { buffer in zip(value, buffer).allSatisfy { $0.asciiLowercased == $1 } }
    }

    /// Whether an element is the HTML element with a known name.
    func isElement(_ element: Int, _ name: KnownAtom) -> Bool {
        elements[element].isHTML && elements[element].name == name.rawValue
    }

    /// The text of an attribute without a namespace; nil if the element does not have the attribute or the name is not
    /// in the table of atoms.
    package func string(_ element: Int, _ name: String) -> String? {
        let atom = atoms.number(name)
        return atom == 0 ? nil : value(element, atom).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text of an attribute without a namespace, even if the name is not in the table of atoms; nil if the element
    /// does not have the attribute.
    func attributeText(_ element: Int, _ name: String) -> String? {
        for index in elements[element].attributes {
            let attribute = attributes[Int(index)]
            guard attribute.namespace == 0, localNames[Int(attribute.localName)] == name else { continue }
            return String(decoding: bytes(attribute.value), as: UTF8.self)
        }
        return nil
    }

    /// Whether the document contains every id, class and element name that a compound selector requires. Otherwise, the
    /// selector cannot match.
    func mayHave(_ compound: Selector.Compound) -> Bool {
        // Atoms that were added after the document was indexed are missing from `hasAtom`.
        func isThere(_ atom: Int32) -> Bool { Int(atom) < hasAtom.count && hasAtom[Int(atom)] }
        return compound.tests.allSatisfy { simple in
            switch simple {
            case .id(let atom), .class(let atom): isThere(atom)
            case .type(let name, let lower): isThere(name) || isThere(lower)
            case .any(let selectors): selectors.contains { mayHave($0.compounds[0]) }
            default: true
            }
        }
    }

    /// The color schemes that the document supports according to `meta name="color-scheme"`.
    var colorSchemes: [String] {
        let all = elements.span
        for element in all.indices where all[element].name == KnownAtom.meta.rawValue {
            guard isValue(element, .name, "color-scheme"), let value = value(element, .content) else { continue }
            return String(decoding: value, as: UTF8.self).asciiLowercased.split(separator: " ").map(String.init)
        }
        return []
    }

    func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> { text[Int(range.lowerBound)..<Int(range.upperBound)] }

    /// The path of an element: names from the root, with the position among siblings of the same name, such as
    /// `/html/body[1]/p[2]`.
    package func path(_ element: Int) -> String {
        var parts: [String] = []
        var at = element
        while at >= 0 {
            let name = elements[at].localName
            var place = 1
            var before = elements[at].previous
            while before >= 0 {
                if elements[Int(before)].localName == name { place += 1 }
                before = elements[Int(before)].previous
            }
            parts.append(elements[at].parent < 0 ? localNames[Int(name)] : "\(localNames[Int(name)])[\(place)]")
            at = Int(elements[at].parent)
        }
        return "/" + parts.reversed().joined(separator: "/")
    }
}
