import VitrineSupport

/// A change without its place.
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

    /// Twelve letters and digits that name the group, the same in every run.
    package var id: String { String(digest.prefix(12)) }

    /// Sixty-four letters and digits that mean the change, the same in every run. Anyone who writes two changes can find some whose short
    /// names are the same, and would have the one accepted with the other.
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
