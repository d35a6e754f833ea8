/// Where a link leads.
public enum Destination: Hashable, Sendable {
    /// An address, held to the list of schemes when it is written.
    case address(String)
    /// The page of a section, or a row on it.
    case section(ItemID, row: ItemID? = nil)
}

/// Says where the tappable parts of texts lead.
///
/// ```swift
/// struct Destinations: TapResolver {
///     func destination(of value: TappableLabelValue, in text: String) -> Destination? {
///         value.value == "Terms of Service" ? .section("terms") : nil
///     }
/// }
/// ```
public protocol TapResolver: Sendable {
    /// Where a value leads; nil when it leads nowhere, which is a problem of the build.
    func destination(of value: TappableLabelValue, in text: String) throws -> Destination?
}
