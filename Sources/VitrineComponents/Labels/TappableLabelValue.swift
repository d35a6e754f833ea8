/// A text to look for in a ``TappableLabel``. Both kinds are found in the same way; only `data-kind` differs.
public enum TappableLabelValue: Hashable, Sendable {
    /// A text that the author of the screen declared.
    case userDefined(String)
    /// A text that came from data.
    case interactive(String)

    /// The text to look for.
    public var value: String {
        switch self {
        case .userDefined(let value), .interactive(let value): value
        }
    }

    /// The text as it is written to `data-value`, truncated to 256 scalars. Other values can split one occurrence into
    /// many links, each with this attribute, so the size of the page would otherwise grow with the square of the length
    /// of the text.
    var reported: String {
        let scalars = value.unicodeScalars
        let head = scalars.prefix(256)
        return head.endIndex == scalars.endIndex ? value : String(head.dropLast()) + "…"
    }

    /// The kind as it is written to `data-kind`.
    var kind: String {
        switch self {
        case .userDefined: "userDefined"
        case .interactive: "interactive"
        }
    }
}
