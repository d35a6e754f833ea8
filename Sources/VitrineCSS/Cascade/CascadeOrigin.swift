/// Where a style sheet comes from: CSS Cascade 5, section 6.2.
package enum CascadeOrigin: UInt8, Sendable {
    case userAgent, user
    /// Attributes that set properties, such as `width` of an image and `fill` of a drawing. They come before all rules
    /// of authors: HTML, section 15.2, SVG 2, section 6.6.
    case hint
    case author

    /// The rank of a declaration of this origin: CSS Cascade 5, section 6.1.
    func rank(isImportant: Bool) -> UInt64 {
        switch (self, isImportant) {
        case (.userAgent, false): 0
        case (.user, false): 1
        case (.hint, _): 2
        case (.author, false): 3
        case (.author, true): 5
        case (.user, true): 6
        case (.userAgent, true): 7
        }
    }
}

/// What decides between declarations of one property, the larger winning: CSS Cascade 5, section 6.1.
struct CascadeKey: Comparable, Sendable {
    /// Origin and importance, `style` attribute, layer, specificity.
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

    /// The origin rank and the `style` attribute bit.
    var origin: UInt64 { high >> 60 }
    /// Everything down to the layer.
    var layer: UInt64 { high >> 36 }
}
