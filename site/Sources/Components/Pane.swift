import Vitrine

/// A pane that takes its share of the height that is left over.
struct Pane: Component, Identifiable {
    let id: String
    var title: LocalizedText
}
