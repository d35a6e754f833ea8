import Vitrine

/// A word or two in a rounded frame.
struct Badge: Component {
    var text: LocalizedText
    var tone = Tone.plain

    /// The emphasis of a badge.
    enum Tone: String, Hashable, Sendable, CaseIterable {
        case plain, accent, alert
    }
}
