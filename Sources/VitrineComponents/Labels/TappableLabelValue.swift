/// A text to look for in a ``TappableLabel``. Both kinds are found in the same way; they differ only in `data-kind`.
public enum TappableLabelValue: Hashable, Sendable {
    /// A text that the author of the screen has defined.
    case userDefined(String)
    /// A text from data.
    case interactive(String)

    /// The text to look for.
    public var value: String {
        switch self {
        case .userDefined(let value), .interactive(let value): value
        }
    }

    /// The text for `data-value`, cut off after 256 scalars. It is repeated for each link, so without the limit a page
    /// could grow with the square of a long text.
    var reported: String {
        let scalars = value.unicodeScalars
        let head = scalars.prefix(256)
        return head.endIndex == scalars.endIndex ? value : String(head.dropLast()) + "…"
    }

    /// The kind for `data-kind`.
    var kind: String {
        switch self {
        case .userDefined: "userDefined"
        case .interactive: "interactive"
        }
    }
}
