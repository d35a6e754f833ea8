import VitrineSupport

/// The kinds of CSS that values are made of. Rules ask only here; the readers of this folder are private to it.
enum StyleSyntax: Sendable {
    /// A media query list, as `media` has it.
    case mediaQueries
    /// A source size list, as `sizes` has it.
    case sourceSizes
    /// A color.
    case color
    /// `#rrggbb`
    case simpleColor

    /// Returns the problem with a value; nil when it is right.
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
