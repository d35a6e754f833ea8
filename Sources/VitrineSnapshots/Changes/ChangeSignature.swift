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
    package var id: String {
        var hash = TreeHash.zero
        for part in [kind.rawValue, layer.rawValue, component ?? "", part, name ?? "", before ?? "", after ?? ""] {
            hash.mix(part)
        }
        if isAround { hash.mix("around") }
        if let effect { hash.mix(effect) }
        return String(hash.hexadecimal.prefix(12))
    }
}
