@testable import VitrineConformance
@testable import VitrineSupport

/// Access to datatypes by the names that the attribute tables use.
enum WebTypeTable {
    /// Returns the message about a value of a type; nil if the value is valid. An unknown type is a problem, too.
    static func problem(_ type: String, _ value: String) -> String? { problem(type, Bytes(value.utf8)) }

    /// Returns the message about the bytes of a value; nil if the value is valid. An unknown type is a problem, too.
    static func problem(_ type: String, _ value: Bytes) -> String? {
        guard let datatype = Datatype.named[type] else { return "there is no type \(type)" }
        return datatype.error(value)?.message
    }

    /// The names of the types of addresses, images, media types, policies, patterns, styles and navigables.
    static let names =
        (Array(Datatype.addresses.keys) + Array(Datatype.images.keys) + Array(Datatype.mediaTypes.keys)
        + Array(Datatype.policies.keys) + Array(Datatype.patterns.keys) + Array(Datatype.styles.keys)
        + ["navigable-target", "navigable-name"]).sorted()
}
