import VitrineSupport

/// The identity of a section or a row: a string or an integer.
///
/// The integer `1` and the string `"1"` are different identities. As with Swift strings, canonically equivalent texts
/// (`"é"` as one scalar or as two) are the same identity.
public enum ItemID: Hashable, Sendable {
    /// An integer.
    case integer(Int)
    /// A string.
    case string(String)

    /// Creates the identity of a value from its number, its text, its raw value, or else its description. Nil for an
    /// object, an `ObjectIdentifier`, a set or a dictionary, because their descriptions can differ from run to run.
    public init?(describing value: some Any) {
        switch value {
        case let id as ItemID: self = id
        case is ObjectIdentifier: return nil
        case let value where type(of: value) is AnyClass: return nil
        case let text as String: self = .string(text)
        case let number as any BinaryInteger: self = Int(exactly: number).map(Self.integer) ?? .string("\(number)")
        case let raw as any RawRepresentable: self.init(describing: raw.rawValue)
        default:
            // The description of a set or dictionary is in the order of hashes, which differs from run to run.
            guard ![.set, .dictionary].contains(Mirror(reflecting: value).displayStyle) else { return nil }
            self = .string(String(describing: value))
        }
    }

    /// The identity as text: `42` for both the integer `42` and the string `"42"`.
    public var text: String {
        switch self {
        case .integer(let number): String(number)
        case .string(let text): text
        }
    }
}

extension ItemID: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Creates an identity from a string.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Creates an identity from an integer.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// The identity as it appears in messages: `42` or `“42”`.
    package var words: String {
        switch self {
        case .integer(let number): String(number)
        case .string(let text): quoted(text)
        }
    }

    /// The identity, with quotation marks around a string: `42` or `"42"`.
    public var description: String {
        switch self {
        case .integer(let number): String(number)
        case .string(let text): "\"\(text)\""
        }
    }
}
