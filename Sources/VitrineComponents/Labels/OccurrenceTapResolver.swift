/// A resolver that chooses the destination of each occurrence of a tappable text.
///
/// ```swift
/// struct Chapters: OccurrenceTapResolver {
///     func destination(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) -> Destination? {
///         utf16Range.lowerBound < 100 ? .section("introduction") : .section("chapters")
///     }
/// }
/// ```
public protocol OccurrenceTapResolver: TapResolver {
    /// Returns the destination of one occurrence of a value; nil if there is none, which is an error of the build.
    /// - Parameters:
    ///   - value: the value that was found.
    ///   - text: the whole text.
    ///   - utf16Range: the occurrence, in UTF-16 code units from the start of the text.
    /// - Throws: the reason why there is no destination; the build reports it.
    func destination(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) throws -> Destination?
}

extension OccurrenceTapResolver {
    /// Returns nil: each occurrence is resolved separately.
    public func destination(of value: TappableLabelValue, in text: String) throws -> Destination? { nil }
}
