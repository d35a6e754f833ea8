/// A value of a JSON document with its place.
package struct JSONNode: Sendable {
    /// A value without its place.
    package indirect enum Value: Sendable {
        case object([Member])
        case array([JSONNode])
        /// A string, with its escapes resolved.
        case string(String)
        /// A number as it is written.
        case number(String)
        case bool(Bool)
        case null
    }

    /// A member of an object: a name and its value. Several members of an object may have the same name.
    package struct Member: Sendable {
        package var name: String
        /// The place where the name begins.
        package var place: JSONPlace
        package var node: JSONNode

        /// The line of the name, from 1.
        package var line: Int { place.line }
    }

    package var value: Value
    /// The place where the value begins.
    package var place: JSONPlace

    /// The line where the value begins, from 1.
    package var line: Int { place.line }
    /// The members; nil when this is not an object.
    package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
    /// The elements; nil when this is not an array.
    package var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }
    /// The text; nil when this is not a string.
    package var string: String? { if case .string(let text) = value { text } else { nil } }
    /// Whether this is null.
    package var isNull: Bool { if case .null = value { true } else { false } }

    /// The value of the member with a name; nil if there is none or this is not an object. If several members have the
    /// name, this is the last one, as in browsers.
    package subscript(name: String) -> JSONNode? { members?.last { $0.name == name }?.node }
}
