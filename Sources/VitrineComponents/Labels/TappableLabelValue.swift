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

    /// The text as it is written to `data-value`. That attribute is repeated for each occurrence, so a long text could
    /// make the page grow quadratically; texts are truncated to 256 scalars.
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
