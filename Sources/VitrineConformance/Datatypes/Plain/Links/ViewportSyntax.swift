/// How a page fits a small screen: `width=device-width, initial-scale=1`.
enum ViewportSyntax {
    /// Properties and their values, in lower case, with what separates them taken away.
    static func properties(_ value: Bytes) -> [(name: Bytes, value: Bytes?)] {
        value.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }.compactMap { part in
            let part = part.trimmedSpaces
            if part.isEmpty { return nil }
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return (part, nil) }
            return (part[..<equals].trimmedSpaces, part[(equals + 1)...].trimmedSpaces)
        }
    }

    static func problem(_ value: Bytes) -> String? {
        let properties = properties(value)
        if properties.isEmpty { return "it is empty where a property such as width=device-width is needed" }
        for property in properties {
            guard let value = property.value, !value.isEmpty else { return "\(quoted(property.name)) has no value" }
            if let reason = problem(property.name, value) { return reason }
        }
        return nil
    }

    private static func problem(_ name: Bytes, _ value: Bytes) -> String? {
        let expected: String
        switch name.count <= 24 ? name.lowercasedText : "" {
        case "width", "height":
            let edge = name.matches("width") ? "device-width" : "device-height"
            if value.matches(edge) || isNumber(value, 1...10_000) { return nil }
            expected = "\(edge) or a number from 1 to 10000"
        case "initial-scale", "minimum-scale", "maximum-scale":
            if isNumber(value, 0.1...10) { return nil }
            expected = "a number from 0.1 to 10"
        case "user-scalable":
            if ["yes", "no", "0", "1"].contains(where: { value.matches($0) }) { return nil }
            expected = "yes or no"
        case "interactive-widget":
            if ["resizes-visual", "resizes-content", "overlays-content"].contains(where: { value.matches($0) }) {
                return nil
            }
            expected = "resizes-visual, resizes-content or overlays-content"
        case "viewport-fit":
            if ["auto", "contain", "cover"].contains(where: { value.matches($0) }) { return nil }
            expected = "auto, contain or cover"
        case "shrink-to-fit":
            if ["yes", "no"].contains(where: { value.matches($0) }) { return nil }
            expected = "yes or no"
        default:
            return "there is no property \(quoted(name))"
        }
        return "\(quoted(name)) is \(expected), not \(quoted(value))"
    }

    private static func isNumber(_ value: Bytes, _ bounds: ClosedRange<Double>) -> Bool {
        number(value).map { bounds.contains($0) } ?? false
    }

    private static func number(_ value: Bytes) -> Double? {
        value.count <= 32 && NumberSyntax.float(value) == nil ? Double(String(decoding: value, as: UTF8.self)) : nil
    }

    /// How a page keeps people from making it larger; nil when it does not.
    static func hindrance(_ value: Bytes) -> String? {
        for (name, value) in properties(value) {
            guard let value else { continue }
            if name.matches("user-scalable"), value.matches("no") || number(value) == 0 {
                return "“user-scalable=\(value.lowercasedText)” keeps people from making the page larger"
            }
            if name.matches("maximum-scale"), let scale = number(value), scale >= 0, scale < 2 {
                return "“maximum-scale=\(value.lowercasedText)” keeps people from making the page twice as large"
            }
        }
        return nil
    }
}
