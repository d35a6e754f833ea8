@testable import VitrineConformance
@testable import VitrineSupport

/// Datatypes of resources by name, as tables of values ask for them.
enum WebTypeTable {
    /// A problem with a value of a type; nil when it is right.
    static func problem(_ type: String, _ value: String) -> String? { problem(type, Bytes(value.utf8)) }

    /// A problem with the bytes of a value of a type; nil when they are right.
    static func problem(_ type: String, _ value: Bytes) -> String? {
        guard let datatype = Datatype.named[type] else { return "there is no type \(type)" }
        return datatype.error(value)?.message
    }

    /// The names of all types.
    static let names =
        (Array(Datatype.addresses.keys) + Array(Datatype.images.keys) + Array(Datatype.mediaTypes.keys)
        + Array(Datatype.policies.keys) + Array(Datatype.patterns.keys) + Array(Datatype.styles.keys)
        + ["navigable-target", "navigable-name"]).sorted()
}
