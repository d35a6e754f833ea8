/// Text sizes, named as in iOS. The page of a story has an element for each size, and its styles set the size whose
/// name is the fragment of the page's address.
enum TextSize: String, CaseIterable {
    case extraSmall = "xSmall"
    case extraExtraExtraLarge = "xxxLarge"
    case accessibility1 = "AX1"
    case accessibility3 = "AX3"
    case accessibility5 = "AX5"

    /// The size of body text in percent of the default size of 17 points.
    var percent: Int {
        switch self {
        case .extraSmall: 82
        case .extraExtraExtraLarge: 135
        case .accessibility1: 165
        case .accessibility3: 235
        case .accessibility5: 312
        }
    }

    /// The `id` of the element with which a frame shows the outlines of all elements.
    static let outlines = "look_outlines"

    /// The `id` of its element.
    var anchor: String { "look_\(rawValue.lowercased())" }
}
