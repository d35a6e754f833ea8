/// Says where the tappable parts of texts lead.
///
/// ```swift
/// struct Destinations: TapResolver {
///     func destination(of value: TappableLabelValue, in text: String) -> Destination? {
///         value.value == "Terms of Service" ? .section("terms") : nil
///     }
/// }
/// ```
///
/// It is asked once for each value of a label. Where two occurrences of one value lead to different places, conform to
/// ``OccurrenceTapResolver`` instead.
public protocol TapResolver: Sendable {
    /// Where a value leads; nil when it leads nowhere, which is a problem of the build.
    /// - Throws: why the value leads nowhere; it becomes a problem of the build.
    func destination(of value: TappableLabelValue, in text: String) throws -> Destination?
}
