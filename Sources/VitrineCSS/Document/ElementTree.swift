import VitrineSupport

/// The elements of a document as selectors and the cascade need them: relatives as numbers, names as atoms.
///
/// This and ``ElementIndexer`` are the only types that know how a document is stored.
package struct ElementTree: Sendable {
    /// One element.
    package struct Element: Sendable {
        /// The number of its node in the document.
        package var node: Int32
        /// The element around it, -1 for the root.
        package var parent: Int32 = -1
        /// The element before it under the same parent, -1 for none.
        package var previous: Int32 = -1
        /// The element after it under the same parent, -1 for none.
        package var next: Int32 = -1
        /// The first element in it, -1 for none.
        package var firstChild: Int32 = -1
        /// The element after the last one inside it.
        package var end: Int32 = 0
        /// Its place among its parent's elements, from 1.
        package var index: Int32 = 1
        /// The number of elements.
        package var childCount: Int32 = 0
        /// Its local name as written.
        package var name: Int32 = 0
        /// Its name among the names of the document, so that names outside the atoms can be compared.
        var localName: Int32 = 0
        /// Its namespace, as a number of ``ElementTree/namespaces``.
        package var namespace: UInt8 = 0
        /// Whether it is an HTML element.
        package var isHTML = false
        /// Whether it has text of its own, if only whitespace.
        var hasText = false
        /// Whether it has text of its own with anything but whitespace in it.
        var hasInk = false
        /// The direction of its text, where it has one of its own: 0 for none, 1 for left to right, 2 for right to left.
        package var textDirection: UInt8 = 0
        /// Its id.
        package var id: Int32 = 0
        /// Its classes in ``ElementTree/classes``.
        var classes: Range<Int32> = 0..<0
        /// Its attributes in ``ElementTree/attributes``.
        var attributes: Range<Int32> = 0..<0
    }

    /// One attribute.
    struct Attribute: Sendable {
        /// Its local name.
        var name: Int32
        /// Its name among the names of the document.
        var localName: Int32
        /// Its namespace.
        var namespace: UInt8
        /// Its value in ``ElementTree/text``.
        var value: Range<Int32>
    }

    /// All elements, in the order of the document.
    package internal(set) var elements: [Element] = []
    var attributes: [Attribute] = []
    var classes: [Int32] = []
    var text: [UInt8] = []
    /// Addresses of namespaces by number.
    package internal(set) var namespaces: [String] = []
    var atoms: AtomTable
    /// By atom: whether an element has it as name, id or class.
    var hasAtom: [Bool] = []
    /// Names by the number the document gives them.
    var localNames: [String] = []

    init(atoms: AtomTable) { self.atoms = atoms }

    /// The local name of an element as written.
    package func localName(_ element: Int) -> String { localNames[Int(elements[element].localName)] }

    /// The bytes of an attribute without a namespace; nil when the element has none of that name.
    package func value(_ element: Int, _ name: Int32) -> ArraySlice<UInt8>? {
        for index in elements[element].attributes {
            let attribute = attributes[Int(index)]
            if attribute.name == name, attribute.namespace == 0 { return bytes(attribute.value) }
        }
        return nil
    }

    /// The bytes of an attribute whose name the program knows.
    func value(_ element: Int, _ name: KnownAtom) -> ArraySlice<UInt8>? { value(element, name.rawValue) }

    /// Whether an element has an attribute whose name the program knows.
    func has(_ element: Int, _ name: KnownAtom) -> Bool { value(element, name.rawValue) != nil }

    /// Whether an attribute has a value, whatever its case; the value in small letters.
    func isValue(_ element: Int, _ name: KnownAtom, _ text: StaticString) -> Bool {
        guard let value = value(element, name), value.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { buffer in zip(value, buffer).allSatisfy { $0.asciiLowercased == $1 } }
    }

    /// Whether an element is an HTML element of a name that the program knows.
    func isElement(_ element: Int, _ name: KnownAtom) -> Bool {
        elements[element].isHTML && elements[element].name == name.rawValue
    }

    /// The value of an attribute without a namespace as text.
    package func string(_ element: Int, _ name: String) -> String? {
        let atom = atoms.number(name)
        return atom == 0 ? nil : value(element, atom).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of any attribute without a namespace, whether selectors mention it or not.
    func attributeText(_ element: Int, _ name: String) -> String? {
        for index in elements[element].attributes {
            let attribute = attributes[Int(index)]
            guard attribute.namespace == 0, localNames[Int(attribute.localName)] == name else { continue }
            return String(decoding: bytes(attribute.value), as: UTF8.self)
        }
        return nil
    }

    /// Whether some element has the id, the classes and the name that a compound asks for, one or the other.
    func mayHave(_ compound: Selector.Compound) -> Bool {
        // Atoms that were added after the document was indexed are not in it.
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

    /// The color schemes that the document supports, as `meta name="color-scheme"` says.
    var colorSchemes: [String] {
        let all = elements.span
        for element in all.indices where all[element].name == KnownAtom.meta.rawValue {
            guard isValue(element, .name, "color-scheme"), let value = value(element, .content) else { continue }
            return String(decoding: value, as: UTF8.self).asciiLowercased.split(separator: " ").map(String.init)
        }
        return []
    }

    func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> { text[Int(range.lowerBound)..<Int(range.upperBound)] }

    /// Returns the path of an element: names from the root, with the position among siblings of the same name.
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
