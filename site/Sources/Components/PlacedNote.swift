import Vitrine

/// A component that can be used in any role and shows its role.
struct PlacedNote: Component {
    /// Whether it contains another component of this type.
    var hasPart = false
    /// Whether it was prepared before its view was configured.
    private(set) var isPrepared = false

    mutating func prepare() { isPrepared = true }
}
