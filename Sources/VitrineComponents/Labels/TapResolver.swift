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
/// The method is called once for each value that is found in the text of a label. If occurrences of one value have
/// different destinations, conform to ``OccurrenceTapResolver`` instead.
public protocol TapResolver: Sendable {
    /// Returns the destination of a value. If there is none, returns nil, which the build reports as a problem.
    /// - Parameters:
    ///   - value: the value that was found.
    ///   - text: the whole text of the label.
    /// - Throws: the reason why there is no destination. The build reports it as a problem.
    func destination(of value: TappableLabelValue, in text: String) throws -> Destination?
}
