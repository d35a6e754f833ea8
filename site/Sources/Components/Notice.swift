import Vitrine

/// A message that stands out.
struct Notice: Component {
    var variant: Variant
    var title: LocalizedText
    var message: LocalizedText

    /// What a message is about.
    enum Variant: String, Hashable, Sendable, CaseIterable {
        case info, warning, success
    }
}
