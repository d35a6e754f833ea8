/// Resolves the destination of each tappable part of a text by its position in the text.
///
/// ```swift
/// struct Chapters: OccurrenceTapResolver {
///     func destination(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) -> Destination? {
///         utf16Range.lowerBound < 100 ? .section("introduction") : .section("chapters")
///     }
/// }
/// ```
public protocol OccurrenceTapResolver: TapResolver {
    /// Returns the destination of one tappable part of the text. A part is usually one occurrence of a value;
    /// occurrences of the same value that touch or overlap are one part. If there is no destination, returns nil, which
    /// the build reports as a problem.
    /// - Parameters:
    ///   - value: the value that was found.
    ///   - text: the whole text.
    ///   - utf16Range: the range of the part in UTF-16 code units from the start of the text.
    /// - Throws: the reason why there is no destination. The build reports it as a problem.
    func destination(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) throws -> Destination?
}

extension OccurrenceTapResolver {
    /// Returns nil, because destinations are resolved for each occurrence.
    public func destination(of value: TappableLabelValue, in text: String) throws -> Destination? { nil }
}
