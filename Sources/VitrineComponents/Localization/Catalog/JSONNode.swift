/// A value of a JSON document with the line on which it stands.
struct JSONNode: Sendable {
    /// What a value is.
    indirect enum Value: Sendable {
        case object([Member])
        case array([JSONNode])
        case string(String)
        case number(String)
        case bool(Bool)
        case null
    }

    /// A name of an object with its value.
    struct Member: Sendable {
        var name: String
        var line: Int
        var node: JSONNode
    }

    var value: Value
    var line: Int

    /// The members; nil when this is no object.
    var members: [Member]? { if case .object(let members) = value { members } else { nil } }
    /// The text; nil when this is none.
    var string: String? { if case .string(let text) = value { text } else { nil } }

    /// The value of a name; the last one, should there be several.
    subscript(name: String) -> JSONNode? { members?.last { $0.name == name }?.node }
}

/// Why a text is not JSON.
struct JSONSyntaxError: Error, Hashable, Sendable {
    var line: Int
    var reason: String
}
