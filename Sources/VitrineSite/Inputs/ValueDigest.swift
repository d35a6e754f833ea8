import Foundation
import VitrineSupport

/// Computes digests of values. Different values have different digests. Equal values nearly always have the same digest
/// in every run of the same program; if they do not, a page is rendered again without need.
///
/// Values are inspected through mirrors. A value whose parts a mirror may hide has no digest: an object, a closure, or
/// a value whose type has a custom mirror, except well-known types of the standard library and Foundation. The same
/// applies to a value with too many parts. Pages that show a value without a digest are rendered in every build.
struct ValueDigest {
    /// The maximum number of parts of a value. In a debug build, rendering is slow compared with mirrors; in a release
    /// build, a value with many parts is rendered faster than it is inspected.
    private static let most: Int = {
        #if DEBUG
            4_000
        #else
            96
        #endif
    }()

    private var bytes: [UInt8] = []
    private var left = most
    private var types: [ObjectIdentifier: Inspection] = [:]

    /// What is known about a type: how it is inspected, and its unique name.
    private struct Inspection {
        var kind: Kind
        var name: String
    }

    /// The ways to inspect a type.
    private enum Kind {
        case text, integer, bool, double, float, described, date, url, data, list, unordered, optional, parts, opaque
    }

    /// Prepares to compute the digests of several values, one after another.
    init() {}

    /// The digest of a value; nil if it has none.
    mutating func digest(of value: Any) -> String? {
        bytes.removeAll(keepingCapacity: true)
        left = Self.most
        return write(value) ? SHA256.hex(bytes) : nil
    }

    private mutating func write(_ value: Any) -> Bool {
        left -= 1
        guard left >= 0 else { return false }
        let type = type(of: value)
        let inspection = inspection(of: type, value)
        let kind = inspection.kind
        add(inspection.name)
        switch kind {
        case .text: add(value as? String ?? "\(value)")
        case .integer: add(value as? Int ?? 0)
        case .bool: bytes.append(value as? Bool == true ? 1 : 0)
        case .double: add((value as? Double ?? 0).bitPattern)
        case .float: add((value as? Float ?? 0).bitPattern)
        case .described: add("\(value)")
        case .date: add((value as? Date ?? .distantPast).timeIntervalSinceReferenceDate.bitPattern)
        case .url:
            add((value as? URL)?.relativeString ?? "")
            add((value as? URL)?.baseURL?.absoluteString ?? "")
        case .data:
            let data = value as? Data ?? Data()
            add(data.count)
            bytes += data
        case .opaque: return false
        case .optional, .list, .unordered, .parts: return writeParts(of: value, kind)
        }
        return true
    }

    private mutating func writeParts(of value: Any, _ kind: Kind) -> Bool {
        if kind == .list, let texts = value as? [String], type(of: value) == [String].self { return write(texts) }
        let mirror = Mirror(reflecting: value)
        add(mirror.children.count)
        if kind == .unordered { return writeUnordered(mirror) }
        if mirror.displayStyle == .enum, mirror.children.isEmpty {
            // The memory of a case without associated values is its number and perhaps padding, which can at worst make
            // equal values look different.
            guard let value = value as? any Hashable else { return false }
            bytes += Self.memory(of: value)
            return true
        }
        for child in mirror.children {
            if let label = child.label, kind == .parts { add(label) }
            guard write(child.value) else { return false }
        }
        return true
    }

    /// Writes the same bytes as the general path with a mirror, which would take several times as long for this common
    /// type.
    private mutating func write(_ texts: [String]) -> Bool {
        add(texts.count)
        let name = inspection(of: String.self, "").name
        for text in texts {
            left -= 1
            guard left >= 0 else { return false }
            add(name)
            add(text)
        }
        return true
    }

    /// Writes the elements sorted by their bytes, because the order of a set or dictionary differs from run to run.
    private mutating func writeUnordered(_ mirror: Mirror) -> Bool {
        let start = bytes.count
        var all: [[UInt8]] = []
        for child in mirror.children {
            guard write(child.value) else { return false }
            all.append(Array(bytes[start...]))
            bytes.removeSubrange(start...)
        }
        for part in all.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            add(part.count)
            bytes += part
        }
        return true
    }

    private static func memory<Value>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

    private mutating func inspection(of type: any Any.Type, _ value: Any) -> Inspection {
        let key = ObjectIdentifier(type)
        if let known = types[key] { return known }
        let name = StableTypeName.of(type)
        let inspection = Inspection(kind: name == nil ? .opaque : Self.kind(type, value), name: name ?? "")
        types[key] = inspection
        return inspection
    }

    private static func kind(_ type: any Any.Type, _ value: Any) -> Kind {
        switch type {
        case is String.Type: return .text
        case is Int.Type: return .integer
        case is Bool.Type: return .bool
        case is Double.Type: return .double
        case is Float.Type: return .float
        case is Date.Type: return .date
        case is URL.Type: return .url
        case is Data.Type: return .data
        case is any StringProtocol.Type, is any FixedWidthInteger.Type, is Character.Type, is UUID.Type,
            is Decimal.Type:
            return .described
        case is TimeZone.Type, is Locale.Type, is AnyClass: return .opaque
        default: break
        }
        let name = String(reflecting: type)
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return .optional
        case .collection: return name.hasPrefix("Swift.") ? .list : .opaque
        case .set, .dictionary: return name.hasPrefix("Swift.") ? .unordered : .opaque
        case .tuple: return .parts
        case .struct, .enum:
            let isOfStandardLibrary = name.hasPrefix("Swift.")
            if value is any CustomReflectable {
                let isRange = name.hasPrefix("Swift.Range<") || name.hasPrefix("Swift.ClosedRange<")
                return isRange ? .parts : .opaque
            }
            // A struct that is imported from C has a size but no children in its mirror.
            let isHollow = mirror.displayStyle == .struct && mirror.children.isEmpty && size(of: type) > 0
            return isHollow || isOfStandardLibrary && mirror.children.isEmpty && mirror.displayStyle == .struct
                ? .opaque : .parts
        default: return .opaque
        }
    }

    private static func size(of type: any Any.Type) -> Int {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    // MARK: - Bytes

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            add(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    private mutating func add(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: Int64(truncatingIfNeeded: number).littleEndian) { bytes.append(contentsOf: $0) }
    }
}
