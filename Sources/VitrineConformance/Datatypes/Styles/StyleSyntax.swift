import VitrineSupport

/// The kinds of CSS values in HTML attributes. The datatypes of HTML use only this interface, not the readers in this
/// folder.
enum StyleSyntax: Sendable {
    /// A media query list, as in `media`.
    case mediaQueries
    /// A source size list, as in `sizes`.
    case sourceSizes
    case color
    /// A simple color: `#rrggbb`.
    case simpleColor

    /// Returns the problem with a value; nil if it is valid.
    func error(in value: Bytes) -> ValueError? {
        let error: StyleError?
        switch self {
        case .mediaQueries: error = MediaQuerySyntax.error(value)
        case .sourceSizes:
            if value.allSatisfy(\.isHTMLSpace) { return .nothing(in: value, .sizes) }
            error = SourceSizes.error(value)
        case .color:
            if value.allSatisfy(\.isHTMLSpace) { return .nothing(in: value, .color) }
            error = ColorSyntax.error(value)
        case .simpleColor: error = ColorSyntax.simpleError(value)
        }
        return error.map { .style($0) }
    }
}
