/// Says where each tappable part of a text leads, by where it is in the text.
///
/// ```swift
/// struct Chapters: OccurrenceTapResolver {
///     func destination(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) -> Destination? {
///         utf16Range.lowerBound < 100 ? .section("introduction") : .section("chapters")
///     }
/// }
/// ```
public protocol OccurrenceTapResolver: TapResolver {
    /// Where one occurrence of a value leads; nil when it leads nowhere, which is a problem of the build.
    /// - Parameters:
    ///   - value: what was found.
    ///   - text: the whole text.
    ///   - utf16Range: the occurrence, in UTF-16 units from the start of the text.
    /// - Throws: why it leads nowhere; it becomes a problem of the build.
    func destination(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) throws -> Destination?
}

extension OccurrenceTapResolver {
    /// Nowhere: each occurrence is asked for.
    public func destination(of value: TappableLabelValue, in text: String) throws -> Destination? { nil }
}
