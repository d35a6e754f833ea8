import Foundation
import VitrineComponents

/// Writes a value as the Swift code that creates it, with the initializers found in the source of its type.
struct SwiftValue {
    /// The length in characters, including the indentation, above which a call, an array or a tuple is written with one
    /// argument or element per line.
    private static let width = 88
    private static let depth = 16

    /// A value to write, with the type that is expected, if the source states it.
    private struct Item {
        var label: String?
        var value: Any
        var type: String?
    }

    private let types: SwiftTypes
    private let module: String
    private var modules: Set<String> = []
    private var unknown: Set<String> = []
    private var impossible: Set<String> = []

    private init(types: SwiftTypes, module: String) {
        self.types = types
        self.module = module
    }

    /// The Swift code that creates a component.
    /// - Parameter module: the module in which the code is to be used. For types of other modules, only public
    ///   initializers are called.
    static func code(of value: Any, in module: String, _ types: SwiftTypes) -> SwiftCode {
        var writer = SwiftValue(types: types, module: module)
        let text = writer.code(Item(value: value), "", 0)
        let imports = Set(writer.modules.subtracting([module]).map { names[$0] ?? $0 }).sorted()
        guard writer.impossible.isEmpty else {
            return SwiftCode(kind: .none, text: "", missing: writer.impossible.sorted())
        }
        return SwiftCode(kind: .value, text: text, imports: imports, missing: writer.unknown.sorted())
    }

    /// The names of modules to import, keyed by the modules that they re-export.
    private static let names = [
        "FoundationEssentials": "Foundation", "VitrineComponents": "VitrineKit", "VitrineHTML": "VitrineKit",
    ]

    // MARK: - Values

    private mutating func code(_ item: Item, _ indent: String, _ depth: Int) -> String {
        let value = item.value
        guard depth < Self.depth else { return cannot(item) }
        if let text = plain(value, item.type) { return text }
        let mirror = Mirror(reflecting: value)
        let type = item.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        switch mirror.displayStyle {
        case .optional:
            guard let some = mirror.children.first else { return "nil" }
            return code(Item(label: item.label, value: some.value, type: type), indent, depth)
        case .collection:
            let element = type.flatMap { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : nil }
            return list("[", mirror.children.map { Item(value: $0.value, type: element) }, "]", indent, depth)
        case .set:
            let items = mirror.children.map { code(Item(value: $0.value), indent + "    ", depth + 1) }
            return "[\(items.sorted().joined(separator: ", "))]"
        case .dictionary:
            let pairs = mirror.children.map { pair in
                Mirror(reflecting: pair.value).children.map { code(Item(value: $0.value), indent + "    ", depth + 1) }
                    .joined(separator: ": ")
            }
            return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
        case .tuple: return list("(", items(mirror), ")", indent, depth)
        case .enum: return enumCase(item, mirror, type, indent, depth)
        case .struct: return structure(item, mirror, indent, depth)
        default: return cannot(item)
        }
    }

    /// The code for a value that has a literal or a special form; nil for others.
    private mutating func plain(_ value: Any, _ type: String?) -> String? {
        switch value {
        case let text as LocalizedText: return localized(text, type)
        case let text as any StringProtocol: return SwiftLiteral.quoted(String(text))
        case let character as Character: return SwiftLiteral.quoted(String(character))
        // These casts also unwrap optional values.
        case let truth as Bool: return "\(truth)"
        case let number as any BinaryInteger: return "\(number)"
        case let number as Double: return SwiftLiteral.number(number)
        case let number as Float: return SwiftLiteral.number(Double("\(number)") ?? Double(number))
        case let range as Range<Int>: return "\(range.lowerBound)..<\(range.upperBound)"
        case let range as ClosedRange<Int>: return "\(range.lowerBound)...\(range.upperBound)"
        default: break
        }
        let text: String
        switch value {
        case let url as URL: text = "URL(string: \(SwiftLiteral.quoted(url.absoluteString)))!"
        case let date as Date: text = "Date(timeIntervalSince1970: \(SwiftLiteral.number(date.timeIntervalSince1970)))"
        case let id as UUID: text = "UUID(uuidString: \"\(id.uuidString)\")!"
        case let number as Decimal: text = "Decimal(string: \"\(number)\")!"
        case let data as Data: text = "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
        default: return nil
        }
        modules.insert("Foundation")
        return text
    }

    /// Records a value that no code can create: a closure by its label if it has one, and any other value by its type.
    private mutating func cannot(_ item: Item) -> String {
        let type = "\(Swift.type(of: item.value))"
        impossible.insert(type.contains("->") ? item.label ?? type : type)
        return ""
    }

    private func items(_ mirror: Mirror) -> [Item] {
        mirror.children.map { child in
            Item(label: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
        }
    }

    // MARK: - Types

    /// The module and the name of a value's type; nil for generic types, and for types that code cannot refer to, such
    /// as local ones.
    private func name(of value: Any) -> (module: String, name: String)? {
        let text = String(reflecting: Swift.type(of: value))
        guard let dot = text.firstIndex(of: "."), !text.contains("("), !text.contains("<") else { return nil }
        return (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    private mutating func enumCase(
        _ item: Item, _ mirror: Mirror, _ type: String?, _ indent: String, _ depth: Int
    ) -> String {
        guard let (module, name) = name(of: item.value) else { return cannot(item) }
        let known = types.type(name, module: module)
        let payload = mirror.children.first
        let label = payload?.label ?? "\(item.value)"
        // The description of an enum need not be the name of its case.
        let isDescribed =
            payload == nil
            && (item.value is any CustomStringConvertible || item.value is any CustomDebugStringConvertible)
        if isDescribed, known?.cases.contains(label) != true { return cannot(item) }
        let last = name.split(separator: ".").last.map(String.init)
        let isExpected = type.map { $0 == name || $0 == last } ?? (depth > 0 && known == nil)
        if !isExpected { modules.insert(module) }
        let head = isExpected ? ".\(label)" : "\(name).\(label)"
        guard let payload else { return head }
        let inner = Mirror(reflecting: payload.value)
        let values = inner.displayStyle == .tuple ? items(inner) : [Item(value: payload.value)]
        return list("\(head)(", values, ")", indent, depth)
    }

    private mutating func structure(_ item: Item, _ mirror: Mirror, _ indent: String, _ depth: Int) -> String {
        guard let (module, name) = name(of: item.value), module != "Swift", !module.hasPrefix("Foundation") else {
            return cannot(item)
        }
        modules.insert(module)
        let children = mirror.children.map { child in
            (child.label.map { PropertyTable.name(of: $0) } ?? "", child.value)
        }
        guard let type = types.type(name, module: module) else {
            unknown.insert(name)
            let items = children.map { Item(label: $0.0, value: $0.1) }
            return list("\(name)(", items, ")", indent, depth)
        }
        let values = Dictionary(children) { first, _ in first }
        for call in type.calls(isForeign: module != self.module) {
            // The attempt uses a copy, so that a call that does not fit changes nothing.
            var writer = self
            if let parts = writer.parts(call.arguments, call.rest, values, indent + "    ", depth) {
                self = writer
                return Self.list("\(name)(", parts, ")", indent)
            }
        }
        return cannot(item)
    }

    /// The arguments of a call, without those that equal the defaults; nil if the call might create a different value.
    private mutating func parts(
        _ arguments: [SwiftType.Argument], _ rest: [SwiftType.Property], _ values: [String: Any], _ indent: String,
        _ depth: Int
    ) -> [String]? {
        for property in rest {
            let isOptional = !property.isConstant && property.type?.hasSuffix("?") == true
            guard let value = values[property.name], let own = property.defaultValue ?? (isOptional ? "nil" : nil),
                SwiftLiteral.isSame(code(Item(value: value, type: property.type), indent, depth + 1), own)
            else { return nil }
        }
        var parts: [String] = []
        for argument in arguments {
            guard let value = values[argument.property.name] else { return nil }
            let name = argument.property.name
            let text = code(Item(label: name, value: value, type: argument.property.type), indent, depth + 1)
            if let own = argument.defaultValue, SwiftLiteral.isSame(text, own) { continue }
            parts.append((argument.label.map { "\($0): " } ?? "") + text)
        }
        return parts
    }

    // MARK: - Texts

    private mutating func list(
        _ open: String, _ items: [Item], _ close: String, _ indent: String, _ depth: Int
    ) -> String {
        var parts: [String] = []
        for item in items {
            parts.append((item.label.map { "\($0): " } ?? "") + code(item, indent + "    ", depth + 1))
        }
        return Self.list(open, parts, close, indent)
    }

    private static func list(_ open: String, _ parts: [String], _ close: String, _ indent: String) -> String {
        let line = open + parts.joined(separator: ", ") + close
        if indent.count + line.count <= width, !line.contains("\n") { return line }
        return "\(open)\n" + parts.map { "\(indent)    \($0)" }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }

    /// The code for a localized text: a literal such as `"\(12) to-dos"` or, if no literal can express the text, a
    /// call. If neither is possible, because the text has arguments, it is recorded as a value that no code can create.
    private mutating func localized(_ text: LocalizedText, _ type: String?) -> String {
        if text.isVerbatim {
            let name = type == nil || type?.contains("LocalizedText") == true ? "" : "LocalizedText"
            return "\(name).verbatim(\(SwiftLiteral.quoted(text.key)))"
        }
        var literal = ""
        var arguments = text.arguments[...]
        var rest = text.key[...]
        var isLiteral = text.table == nil
        while let sign = rest.firstIndex(of: "%") {
            literal += SwiftLiteral.escaped(String(rest[..<sign]))
            rest = rest[sign...]
            if rest.hasPrefix("%%") {
                literal += "%"
                rest = rest.dropFirst(2)
            } else if let specifier = ["%lld", "%lf", "%@"].first(where: { rest.hasPrefix($0) }),
                let argument = arguments.popFirst(), specifier == Self.specifier(of: argument)
            {
                literal += "\\(\(self.argument(argument)))"
                rest = rest.dropFirst(specifier.count)
            } else {
                isLiteral = false
                rest = rest.dropFirst()
            }
        }
        guard isLiteral, arguments.isEmpty else {
            let table = text.table.map { ", table: \(SwiftLiteral.quoted($0))" } ?? ""
            guard text.arguments.isEmpty else { return cannot(Item(value: text)) }
            return "LocalizedText(key: \(SwiftLiteral.quoted(text.key))\(table))"
        }
        return "\"\(literal)\(SwiftLiteral.escaped(String(rest)))\""
    }

    private static func specifier(of argument: LocalizedText.Argument) -> String {
        switch argument {
        case .integer: "%lld"
        case .number: "%lf"
        case .text, .date, .localized: "%@"
        }
    }

    private mutating func argument(_ argument: LocalizedText.Argument) -> String {
        switch argument {
        case .text(let text): return SwiftLiteral.quoted(text)
        case .integer(let number): return "\(number)"
        case .number(let number, let digits):
            return SwiftLiteral.number(number) + (digits.map { ", fractionDigits: \($0)" } ?? "")
        case .date(let date, let style):
            return "\(code(Item(value: date), "", 1)), style: \(code(Item(value: style, type: "DateStyle"), "", 1))"
        // Without the type, the literal would be a `String`, which is not translated.
        case .localized(let text): return "\(code(Item(value: text), "", 1)) as LocalizedText"
        }
    }
}
