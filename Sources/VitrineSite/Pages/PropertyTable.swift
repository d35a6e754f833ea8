import VitrineComponents

/// The properties of a component in a readable form, in the order of their declarations.
enum PropertyTable {
    /// A property, with its type and a description of its value.
    struct Row: Hashable {
        var name: String
        var type: String
        var value: String
    }

    /// The maximum length of a value, in characters; longer ones are truncated.
    private static let limit = 160

    static func rows(of component: any Component) -> [Row] {
        Mirror(reflecting: component).children.compactMap { child in
            guard let label = child.label else { return nil }
            let value = describe(child.value, depth: 0)
            return Row(
                name: name(of: label), type: typeName(type(of: child.value)),
                value: value.count > limit ? value.prefix(limit) + "…" : value)
        }
    }

    /// The name of the property that has the given label in a mirror. The label of a property with a wrapper has an
    /// underscore in front, which is left out.
    static func name(of label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

    static func typeName(_ type: Any.Type) -> String {
        let name = String(describing: type)
        if name.hasPrefix("Optional<"), name.hasSuffix(">") { return name.dropFirst(9).dropLast() + "?" }
        if name.hasPrefix("Array<"), name.hasSuffix(">") { return "[\(name.dropFirst(6).dropLast())]" }
        return name
    }

    /// Describes a value. The elements of sets and dictionaries are sorted by their descriptions; objects are described
    /// by their type, never by their address. Values nested too deeply become `…`.
    static func describe(_ value: Any, depth: Int) -> String {
        guard depth < 4 else { return "…" }
        if let text = value as? LocalizedText { return words(text, depth) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { describe($0.value, depth: depth) } ?? "nil"
        case .collection: return "[\(list(mirror, depth))]"
        case .set: return "[\(items(mirror, depth).sorted().joined(separator: ", "))]"
        case .dictionary: return dictionary(mirror, depth)
        case .tuple: return "(\(list(mirror, depth)))"
        case .class: return "\(type(of: value))"
        case .enum:
            guard let payload = mirror.children.first else { return ".\(value)" }
            return ".\(payload.label ?? "")(\(describe(payload.value, depth: depth + 1)))"
        case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
            return "\(type(of: value))(\(list(mirror, depth)))"
        default: break
        }
        if let text = value as? any StringProtocol { return "\"\(text)\"" }
        if mirror.displayStyle == nil, "\(type(of: value))".contains("->") { return "function" }
        return String(describing: value)
    }

    /// A localized text in Swift syntax: `"\(12) to-dos"`.
    private static func words(_ text: LocalizedText, _ depth: Int) -> String {
        if text.isVerbatim { return ".verbatim(\"\(text.key)\")" }
        var arguments = text.arguments[...]
        let key = text.key.replacing(/%(?:lld|lf|@|%)/) { match in
            if match.output == "%%" { return "%" }
            return arguments.popFirst().map { "\\(\(argument($0, depth)))" } ?? String(match.output)
        }
        return "\"\(key)\""
    }

    private static func argument(_ argument: LocalizedText.Argument, _ depth: Int) -> String {
        switch argument {
        case .text(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .number(let number, _): "\(number)"
        case .date(let date, _): describe(date, depth: depth + 1)
        case .localized(let text): describe(text, depth: depth + 1)
        }
    }

    private static func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
        let pairs = mirror.children.map { child in
            Mirror(reflecting: child.value).children.map { describe($0.value, depth: depth + 1) }.joined(
                separator: ": ")
        }
        return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
    }

    private static func items(_ mirror: Mirror, _ depth: Int) -> [String] {
        mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            return label + describe(child.value, depth: depth + 1)
        }
    }

    private static func list(_ mirror: Mirror, _ depth: Int) -> String { items(mirror, depth).joined(separator: ", ") }
}
