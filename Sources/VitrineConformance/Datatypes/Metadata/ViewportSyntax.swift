import VitrineSupport

/// Reads and checks the properties of the viewport, such as `width=device-width, initial-scale=1`.
enum ViewportSyntax {
    /// The properties and their values, without whitespace around them; the value is nil if there is no `=`.
    static func properties(_ value: Bytes) -> [(name: Bytes, value: Bytes?)] {
        value.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }.compactMap { part in
            let part = part.trimmed
            if part.isEmpty { return nil }
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return (part, nil) }
            return (part[..<equals].trimmed, part[(equals + 1)...].trimmed)
        }
    }

    /// Returns the problem with the properties; nil if they are valid.
    static func error(_ value: Bytes) -> ValueError? {
        let properties = properties(value)
        if properties.isEmpty {
            return value.allSatisfy(\.isHTMLSpace) ? .nothing(in: value, .viewport) : .expected(.viewport)
        }
        for property in properties {
            guard let value = property.value, !value.isEmpty else {
                return .metadata(.viewportValueMissing(property.name))
            }
            if let error = error(of: property.name, value) { return .metadata(error) }
        }
        return nil
    }

    private static func error(of name: Bytes, _ value: Bytes) -> MetadataError? {
        let expected: MetadataError.ViewportValue
        switch name.count <= 24 ? name.lowercasedText : "" {
        case "width": expected = .size(keyword: "device-width")
        case "height": expected = .size(keyword: "device-height")
        case "initial-scale", "minimum-scale", "maximum-scale": expected = .scale
        case "user-scalable": expected = .words(["yes", "no", "1", "0"])
        case "interactive-widget": expected = .words(["resizes-visual", "resizes-content", "overlays-content"])
        case "viewport-fit": expected = .words(["auto", "contain", "cover"])
        case "shrink-to-fit": expected = .words(["yes", "no"])
        default: return .unknownViewportProperty(name)
        }
        let isRight =
            switch expected {
            case .size(let keyword): value.equals(ignoringCase: keyword) || isNumber(value, in: 1...10_000)
            case .scale: isNumber(value, in: 0.1...10)
            case .words(let words): words.contains { value.equals(ignoringCase: $0) }
            }
        return isRight ? nil : .viewportValue(name, expected, found: value)
    }

    private static func isNumber(_ value: Bytes, in bounds: ClosedRange<Double>) -> Bool {
        number(value).map { bounds.contains($0) } ?? false
    }

    private static func number(_ value: Bytes) -> Double? {
        value.count <= 32 && NumberSyntax.float(value) == nil ? Double(String(decoding: value, as: UTF8.self)) : nil
    }

    /// The message about a property that keeps people from zooming the page, or from zooming it to twice its size; nil
    /// if there is none.
    static func hindrance(_ value: Bytes) -> String? {
        for (name, value) in properties(value) {
            guard let value else { continue }
            if name.equals(ignoringCase: "user-scalable"), value.equals(ignoringCase: "no") || number(value) == 0 {
                return "“user-scalable=\(value.lowercasedText)” keeps people from zooming the page; remove it"
            }
            if name.equals(ignoringCase: "maximum-scale"), let scale = number(value), scale >= 0, scale < 2 {
                let found = "“maximum-scale=\(value.lowercasedText)”"
                return "\(found) keeps people from zooming the page to twice its size; remove it"
            }
        }
        return nil
    }
}
