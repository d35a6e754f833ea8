import Vitrine

/// A component that stands anywhere and says where it stands.
struct PlacedNote: Component {
    /// Whether another one stands inside it.
    var hasPart = false
    /// Whether it was prepared before its view was configured.
    private(set) var isPrepared = false

    mutating func prepare() { isPrepared = true }
}
