import Vitrine
import VitrineKit

/// The page about views that share the height of the window.
enum HeightPages {
    static var sections: [Section] {
        [
            Section(
                id: "flexible", title: "Flexible views",
                header: ListHeader(title: "Three shares")
            ) {
                Pane(id: "first", title: "One share, and at least this text")
                RowSpacer(type: .flexible)
                Badge(text: "One share of nothing above", tone: .accent)
                Pane(id: "second", title: "One share")
            }
            .group("Kinds of view")
            .summary("Any view can be flexible, not only spacers; all of them share the remaining height equally.")
        ]
    }
}
