import Foundation
import VitrineComponents

/// A value as the code that would make it, where its type has the memberwise initializer.
enum SwiftValue {
    /// Longer lines are broken at their arguments.
    private static let width = 88
    private static let depth = 8

    /// The code of a component.
    static func code(of value: Any) -> String { code(of: value, indent: "", depth: 0) }

    private static func code(of value: Any, indent: String, depth: Int) -> String {
        guard depth < Self.depth else { return "…" }
        if let text = value as? any StringProtocol { return quoted(String(text)) }
        if let url = value as? URL { return "URL(string: \(quoted(url.absoluteString)))" }
        if let date = value as? Date {
            return "Date(timeIntervalSince1970: \(PropertyTable.describe(date.timeIntervalSince1970, depth: 0)))"
        }
        if value is LocalizedText { return PropertyTable.describe(value, depth: 0) }
        if let character = value as? Character { return quoted(String(character)) }
        let mirror = Mirror(reflecting: value)
        let isSimple = value is any CustomStringConvertible
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { code(of: $0.value, indent: indent, depth: depth) } ?? "nil"
        case .collection: return list("[", mirror.children.map { (nil, $0.value) }, "]", indent, depth)
        case .tuple: return list("(", children(mirror), ")", indent, depth)
        case .enum:
            guard let payload = mirror.children.first else { return ".\(value)" }
            let name = ".\(payload.label ?? "")"
            let inner = Mirror(reflecting: payload.value)
            let isTuple = inner.displayStyle == .tuple
            return list("\(name)(", isTuple ? children(inner) : [(nil, payload.value)], ")", indent, depth)
        case .struct where !mirror.children.isEmpty && !isSimple:
            return list("\(type(of: value))(", children(mirror), ")", indent, depth)
        case .struct where mirror.children.isEmpty && !isSimple: return "\(type(of: value))()"
        default: return PropertyTable.describe(value, depth: 0)
        }
    }

    private static func children(_ mirror: Mirror) -> [(String?, Any)] {
        mirror.children.map { child in
            let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
            return (label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
        }
    }

    private static func list(
        _ open: String, _ items: [(label: String?, value: Any)], _ close: String, _ indent: String, _ depth: Int
    ) -> String {
        let inner = indent + "    "
        let parts = items.map { item in
            (item.label.map { "\($0): " } ?? "") + code(of: item.value, indent: inner, depth: depth + 1)
        }
        let line = open + parts.joined(separator: ", ") + close
        if indent.count + line.count <= width, !line.contains("\n") { return line }
        return "\(open)\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case let scalar where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
