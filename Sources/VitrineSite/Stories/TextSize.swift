/// Text sizes, named as in iOS. The bare page of a story that has a page about it contains a hidden element for each
/// size, if the layout of the bare page has the slot `looks`. If the fragment of the page's address is the `id` of such
/// an element, the page is shown with that text size.
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

    /// The `id` of another hidden element of the bare page. If it is the fragment of the address, the page shows the
    /// outlines of all elements.
    static let outlines = "look_outlines"

    /// The `id` of the element for this size.
    var anchor: String { "look_\(rawValue.lowercased())" }
}
