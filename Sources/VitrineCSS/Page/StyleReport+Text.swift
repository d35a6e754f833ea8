/// Reports as text for a terminal and as JSON.
extension StyleReport {
    /// A paragraph for each element: its path, and a line for each property.
    package var text: String {
        var out = ""
        for (index, element) in elements.enumerated() {
            if index > 0 { out += "\n" }
            out += "\(element.path) (line \(element.place.line))\n"
            let width = min(32, element.properties.map(\.name.count).max() ?? 0)
            for property in element.properties {
                let gap = String(repeating: " ", count: max(1, width - property.name.count + 1))
                out += "  \(property.name)\(gap)\(property.value)"
                if let source = property.source {
                    out += "  [\(property.isInherited ? "inherited, " : "")\(source)]"
                }
                out += "\n"
            }
        }
        return out
    }

    /// One object a line and element: path, line, and an object of properties. With `sources`, an object of where they
    /// come from as well.
    package func json(sources: Bool) -> String {
        var out = "["
        for (index, element) in elements.enumerated() {
            out += index > 0 ? ",\n" : "\n"
            out += "{\"path\":\(Self.quoted(element.path)),\"line\":\(element.place.line),\"properties\":{"
            out += element.properties.map { Self.quoted($0.name) + ":" + Self.quoted($0.value) }.joined(separator: ",")
            out += "}"
            if sources {
                out += ",\"sources\":{"
                out += element.properties.compactMap { property in
                    property.source.map { Self.quoted(property.name) + ":" + Self.quoted($0) }
                }.joined(separator: ",")
                out += "}"
            }
            out += "}"
        }
        return out + "\n]\n"
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
