import VitrineCSS
import VitrineMarkup
import VitrineSupport

enum CanonicalAttributes {
    /// Returns the attributes of an element, sorted by name.
    static func of(_ node: Int, in document: MarkupDocument, _ kinds: inout NameKinds) -> [SnapshotTree.Attribute] {
        let found = document.nodes[node]
        guard found.attributeCount > 0 else { return [] }
        let first = Int(found.firstAttribute)
        var attributes = (first..<first + Int(found.attributeCount)).map { index in
            let attribute = document.attributes[index]
            let text = String(decoding: document.value(of: index), as: UTF8.self)
            let number = Int(attribute.name)
            guard attribute.namespace != 0 else {
                return SnapshotTree.Attribute(
                    name: document.names[number], value: value(text, kinds.attribute(number)))
            }
            let name =
                prefix(document.namespaces[min(Int(attribute.namespace), document.namespaces.count - 1)])
                + document.names[number]
            return SnapshotTree.Attribute(name: name, value: value(text, NameKinds.Attribute(name)))
        }
        // In HTML, namespace declarations are attributes without effect.
        if document.html != nil { attributes.removeAll { isDeclaration($0.name) } }
        if attributes.count > 1 { attributes.sort { $0.name < $1.name } }
        return attributes
    }

    private static func isDeclaration(_ name: String) -> Bool {
        name == "xmlns" || name.hasPrefix("xmlns:") || name.hasPrefix("{http://www.w3.org/2000/xmlns/}")
    }

    private static func prefix(_ namespace: String) -> String {
        switch namespace {
        case "": ""
        case "http://www.w3.org/XML/1998/namespace": "xml:"
        case "http://www.w3.org/1999/xlink": "xlink:"
        default: "{\(namespace)}"
        }
    }

    private static func value(_ value: String, _ kind: NameKinds.Attribute) -> String {
        switch kind {
        case .text: value
        case .boolean: ""
        case .tokens:
            value.utf8.contains(where: isSpace) ? tokenSet(value).joined(separator: " ") : value
        case .style: InlineStyle(value).text
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }

    /// Returns the tokens of a value, which are separated by whitespace.
    static func tokens(_ value: String) -> [String] {
        value.utf8.split(whereSeparator: isSpace).map { String(Substring($0)) }
    }

    /// Returns the distinct tokens of a value, sorted by their bytes. Bytes are compared, because Swift's `==` does not
    /// distinguish “é” as one code point from “é” as two, but selectors do.
    static func tokenSet(_ value: String) -> [String] {
        var found: [String] = []
        for token in tokens(value).sorted(by: { $0.precedesInBytes($1) }) where !found.last.isSame(as: token) {
            found.append(token)
        }
        return found
    }
}
