/// Sizes of text, called as iOS calls them. The page of a story has an element of each name; the styles of a page whose address ends in
/// one set that size.
enum TextSize: String, CaseIterable {
    case extraSmall = "xSmall"
    case extraExtraExtraLarge = "xxxLarge"
    case accessibility1 = "AX1"
    case accessibility3 = "AX3"
    case accessibility5 = "AX5"

    /// The size of body text in percent of the usual one, 17 points.
    var percent: Int {
        switch self {
        case .extraSmall: 82
        case .extraExtraExtraLarge: 135
        case .accessibility1: 165
        case .accessibility3: 235
        case .accessibility5: 312
        }
    }

    /// The `id` of the element by which a frame shows the edges of all elements.
    static let outlines = "look_outlines"

    /// The `id` of its element.
    var anchor: String { "look_\(rawValue.lowercased())" }
}
