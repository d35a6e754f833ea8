/// Resolves the destinations of the tappable parts of texts.
///
/// ```swift
/// struct Destinations: TapResolver {
///     func destination(of value: TappableLabelValue, in text: String) -> Destination? {
///         value.value == "Terms of Service" ? .section("terms") : nil
///     }
/// }
/// ```
///
/// It is called once for each value of a label. If occurrences of one value have different destinations, conform to
/// ``OccurrenceTapResolver`` instead.
public protocol TapResolver: Sendable {
    /// Returns the destination of a value. If there is none, returns nil, which the build reports as a problem.
    /// - Throws: the reason why there is no destination, which becomes a problem of the build.
    func destination(of value: TappableLabelValue, in text: String) throws -> Destination?
}
