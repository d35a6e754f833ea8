/// The precedence of a declaration among those of the same property; the largest key wins. CSS Cascade 5, section 6.1.
struct CascadeKey: Comparable, Sendable {
    /// Origin and importance, `style` attribute, layer and specificity, from the highest bits down.
    var high: UInt64
    /// The order of appearance.
    var order: UInt32

    init(
        origin: CascadeOrigin, isImportant: Bool, isAttribute: Bool, layer: Int, specificity: UInt64, order: UInt32
    ) {
        let limit = LayerOrder.limit
        let layer = UInt64(isImportant ? limit - min(layer, limit) : min(layer, limit))
        high =
            origin.rank(isImportant: isImportant) << 60 | (isAttribute ? 1 << 59 : 0) | layer << 36 | specificity
        self.order = order
    }

    static func < (left: CascadeKey, right: CascadeKey) -> Bool {
        left.high != right.high ? left.high < right.high : left.order < right.order
    }

    /// Origin and importance, without the `style` attribute.
    var origin: UInt64 { high >> 60 }
    /// Origin and importance, `style` attribute and layer, but not specificity.
    var layer: UInt64 { high >> 36 }
}
