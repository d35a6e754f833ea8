@testable import VitrineConformance
@testable import VitrineSupport

/// Datatypes of resources by name, as the value tables refer to them.
enum WebTypeTable {
    /// Returns the problem with a value of a type; nil if there is none.
    static func problem(_ type: String, _ value: String) -> String? { problem(type, Bytes(value.utf8)) }

    /// Returns the problem with the bytes of a value of a type; nil if there is none.
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
