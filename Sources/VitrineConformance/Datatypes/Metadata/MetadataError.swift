import VitrineSupport

/// A problem with the `content` of a `<meta>`.
enum MetadataError: Equatable, Sendable {
    /// The valid values of a viewport property.
    enum ViewportValue: Equatable, Sendable {
        /// A keyword, or a number of pixels from 1 to 10,000.
        case size(keyword: String)
        /// A number from 0.1 to 10.
        case scale
        case words([String])
    }

    /// A viewport property without a value.
    case viewportValueMissing(Bytes)
    /// An invalid value of a viewport property: the property, the valid values, and the value found.
    case viewportValue(Bytes, ViewportValue, found: Bytes)
    case unknownViewportProperty(Bytes)
    /// A refresh that does not begin with a number of seconds.
    case secondsMissing(found: FoundText)
    /// No semicolon after the seconds.
    case semicolonMissing(found: FoundText)
    case spaceMissing
    /// No `url=` before the address of a refresh.
    case urlMissing(found: FoundText)
    case quotationMarks
    case spaceInAddress(Unicode.Scalar)
    /// `only` without a color scheme.
    case onlyWithoutScheme
    /// A keyword of CSS that is not a color scheme.
    case reservedScheme(String)
    case colorScheme(Bytes)
}
