/// A resolver that chooses the destinations of tappable texts.
///
/// ```swift
/// struct Destinations: TapResolver {
///     func destination(of value: TappableLabelValue, in text: String) -> Destination? {
///         value.value == "Terms of Service" ? .section("terms") : nil
///     }
/// }
/// ```
///
/// It is called once for each value of a label. If two occurrences of a value have different destinations, conform to
/// ``OccurrenceTapResolver`` instead.
public protocol TapResolver: Sendable {
    /// Returns the destination of a value; nil if there is none, which is an error of the build.
    /// - Throws: the reason why there is no destination; the build reports it.
    func destination(of value: TappableLabelValue, in text: String) throws -> Destination?
}
