import Vitrine

/// Bars of done and open to-dos, one for each list.
struct Chart: Component {
    var title: LocalizedText
    var bars: [Bar]

    /// One bar.
    struct Bar: Hashable, Sendable {
        var label: LocalizedText
        var done: Int
        var open: Int
        /// The page behind the bar.
        var section: ItemID

        /// Done and open together.
        var total: Int { done + open }
    }
}
