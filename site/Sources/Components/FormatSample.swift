import Vitrine

/// Values as formatters write them in the language of the page.
struct FormatSample: Component {
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case minutes, moments, numbers, names
    }

    var kind: Kind
}
