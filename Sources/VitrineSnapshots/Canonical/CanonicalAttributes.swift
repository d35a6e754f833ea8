import VitrineXML

/// Attributes as they are compared.
enum CanonicalAttributes {
    /// The attributes of an element, sorted by name.
    static func of(_ node: Int, in document: MarkupDocument) -> [SnapshotTree.Attribute] {
        let found = document.nodes[node]
        let first = Int(found.firstAttribute)
        var attributes = (first..<first + Int(found.attributeCount)).map { index in
            let attribute = document.attributes[index]
            let name =
                prefix(document.namespaces[min(Int(attribute.namespace), document.namespaces.count - 1)])
                + document.names[Int(attribute.name)]
            return SnapshotTree.Attribute(
                name: name, value: value(name, String(decoding: document.value(of: index), as: UTF8.self)))
        }
        attributes.sort { $0.name < $1.name }
        return attributes
    }

    private static func prefix(_ namespace: String) -> String {
        switch namespace {
        case "": ""
        case "http://www.w3.org/XML/1998/namespace": "xml:"
        case "http://www.w3.org/1999/xlink": "xlink:"
        default: "{\(namespace)}"
        }
    }

    static func value(_ name: String, _ value: String) -> String {
        if ElementKinds.booleans.contains(name) { return "" }
        if ElementKinds.tokenSets.contains(name) { return Set(tokens(value)).sorted().joined(separator: " ") }
        if name == "style" { return declarations(value).map { "\($0.0): \($0.1)" }.joined(separator: "; ") }
        return value
    }

    /// Tokens between white space.
    static func tokens(_ value: String) -> [String] {
        value.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) && $0 != 0x0B }.map { String(Substring($0)) }
    }

    /// The declarations of a style attribute, sorted by property; the last one counts where a property stands twice.
    static func declarations(_ value: String) -> [(String, String)] {
        var found: [String: String] = [:]
        for part in split(value) {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let name = tokens(String(part[..<colon])).joined()
            let isCustom = name.hasPrefix("--")
            found[isCustom ? name : name.lowercased()] = tokens(String(part[part.index(after: colon)...])).joined(
                separator: " ")
        }
        return found.sorted { $0.key < $1.key }
    }

    /// Splits at semicolons that stand outside quotes and parentheses.
    private static func split(_ value: String) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var quote: Character?
        var start = value.startIndex
        for index in value.indices {
            let letter = value[index]
            if let open = quote {
                if letter == open { quote = nil }
            } else if letter == "\"" || letter == "'" {
                quote = letter
            } else if letter == "(" {
                depth += 1
            } else if letter == ")" {
                depth -= 1
            } else if letter == ";", depth <= 0 {
                parts.append(value[start..<index])
                start = value.index(after: index)
            }
        }
        parts.append(value[start...])
        return parts
    }
}
