/// The destination of a link.
public enum Destination: Hashable, Sendable {
    /// An address. When it is written, its scheme is checked against the list of allowed schemes.
    case address(String)
    /// The page of a section or, with `row`, a row on that page.
    case section(ItemID, row: ItemID? = nil)
}
