import VitrineSupport

/// A change without its position: equal if the same change occurs in two places.
package struct ChangeSignature: Hashable, Sendable {
    var kind: Change.Kind
    var layer: Change.Layer
    var component: String?
    var part: String
    var name: String?
    var before: String?
    var after: String?
    var isAround = false
    var effect: String?

    /// The short identifier of the group: 12 hexadecimal digits, the same in every run.
    package var id: String { String(digest.prefix(12)) }

    /// The digest of the change: 64 hexadecimal digits, the same in every run. It is long because somebody could
    /// construct two changes with the same short identifier, so that accepting one would also accept the other.
    package var digest: String {
        var text = ""
        for part in [
            kind.rawValue, layer.rawValue, component, part, name, before, after, isAround ? "around" : nil, effect,
        ] {
            text += part.map { "\($0.utf8.count) \($0)\n" } ?? "-\n"
        }
        return SHA256.hex(Array(text.utf8))
    }
}
