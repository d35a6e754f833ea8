import Vitrine

/// Bars of done and open to-dos, one bar for each list.
struct Chart: Component {
    var title: LocalizedText
    var bars: [Bar]

    /// One bar.
    struct Bar: Hashable, Sendable {
        var label: LocalizedText
        var done: Int
        var open: Int
        /// The section to which the table below the bars links for this list.
        var section: ItemID

        /// The sum of done and open to-dos.
        var total: Int { done + open }
    }
}
