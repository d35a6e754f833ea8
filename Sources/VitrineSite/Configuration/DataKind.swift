import Foundation
import VitrineSupport
import Yams

/// Names for kinds of values in the terms of data files, for messages. Decoders would print names of Swift types.
enum DataKind {
    /// The kind of value that is expected for a Swift type.
    static func expected(_ type: any Any.Type) -> String {
        switch type {
        case is Bool.Type: "true or false"
        case is any FixedWidthInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
        case is Date.Type: "a date such as 2026-01-31T12:00:00Z"
        case is URL.Type: "an address"
        case is any StringProtocol.Type: "a string"
        default: expected(named: "\(type)")
        }
    }

    private static func expected(named name: String) -> String {
        if name.hasPrefix("Array<") || name.hasPrefix("Set<") || name.hasPrefix("[") && !name.contains(":") {
            return "a list"
        }
        return name.hasPrefix("Dictionary<") || name.hasPrefix("[") || name == "Mapping"
            ? "keys and values" : "another kind"
    }

    /// The expected kind of value, derived from a decoder's message such as
    /// `Parsed JSON number <1.5> does not fit in Int.`; nil for messages of other forms.
    static func expected(in words: String) -> String? {
        guard words.contains("does not fit in") || words.contains("is not representable in Swift") else { return nil }
        return words.contains("Float") || words.contains("Double") ? "a smaller number" : "a whole number"
    }

    /// A description of a value in a file: its kind, followed by the value itself for a number or a string. A truth
    /// value is described by the value alone.
    static func found(_ node: Node) -> String {
        switch node {
        case .mapping: "keys and values"
        case .sequence: "a list"
        case .alias: "an alias"
        case .scalar(let scalar):
            scalar.style == .plain ? plain(node, scalar.string) : "the string \(quoted(scalar.string))"
        }
    }

    private static func plain(_ node: Node, _ text: String) -> String {
        if node.null != nil { return "null" }
        if node.bool != nil { return text }
        return node.int != nil || node.float != nil ? "the number \(text)" : "the string \(quoted(text))"
    }
}
