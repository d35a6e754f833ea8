/// A text to look for in a ``TappableLabel``. Both kinds are found alike; what is reported differs.
public enum TappableLabelValue: Hashable, Sendable {
    /// What the author of the screen declared.
    case userDefined(String)
    /// What came from data.
    case interactive(String)

    /// The text to look for.
    public var value: String {
        switch self {
        case .userDefined(let value), .interactive(let value): value
        }
    }

    /// The text as it is in `data-value`. It is there once for each stretch, so a page could grow with the
    /// square of a long one; what is longer than 256 scalars is cut.
    var reported: String {
        let scalars = value.unicodeScalars
        let head = scalars.prefix(256)
        return head.endIndex == scalars.endIndex ? value : String(head.dropLast()) + "…"
    }

    /// The kind as it is in `data-kind`.
    var kind: String {
        switch self {
        case .userDefined: "userDefined"
        case .interactive: "interactive"
        }
    }
}
