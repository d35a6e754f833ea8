import Vitrine

/// Values as formatters write them in the language of the page.
struct FormatSample: Component {
    /// The kind of formatters.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case minutes, moments, numbers, names
    }

    var kind: Kind
}
