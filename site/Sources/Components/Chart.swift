import Vitrine

/// Bars of done and open to-dos, one bar for each list.
struct Chart: Component {
    var title: LocalizedText
    var bars: [Bar]

    struct Bar: Hashable, Sendable {
        var label: LocalizedText
        var done: Int
        var open: Int
        /// The section of this list. The table below the bars links to it.
        var section: ItemID

        var total: Int { done + open }
    }
}
