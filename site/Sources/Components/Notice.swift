import Vitrine

/// A prominent message.
struct Notice: Component {
    var variant: Variant
    var title: LocalizedText
    var message: LocalizedText

    enum Variant: String, Hashable, Sendable, CaseIterable {
        case info, warning, success
    }
}
