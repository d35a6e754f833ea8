import VitrineSupport

/// The report as text for a terminal and as JSON.
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

    /// A JSON array with an object for each element, one object to a line. An object has the members `path`, `line` and
    /// `properties`.
    /// - Parameter sources: whether objects also have the member `sources`, with the sources of the properties.
    package func json(sources: Bool) -> String {
        let lines = elements.map { element in
            var json = JSONWriter()
            json.object {
                $0.field("path", element.path)
                $0.field("line", element.place.line)
                $0.object("properties") {
                    for property in element.properties { $0.field(named: property.name, property.value) }
                }
                guard sources else { return }
                $0.object("sources") {
                    for property in element.properties {
                        if let source = property.source { $0.field(named: property.name, source) }
                    }
                }
            }
            return "\n" + String(decoding: json.bytes, as: UTF8.self)
        }
        return "[" + lines.joined(separator: ",") + "\n]\n"
    }
}
