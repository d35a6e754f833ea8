import Vitrine

/// What formatters make of values, in the language of the page.
struct FormatSample: Component {
    /// Which formatters.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case minutes, moments, numbers, names
    }

    var kind: Kind
}
