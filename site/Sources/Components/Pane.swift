import Vitrine

/// A pane that takes up a share of the remaining height.
struct Pane: Component, Identifiable {
    let id: String
    var title: LocalizedText
}
