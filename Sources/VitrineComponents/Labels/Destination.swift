/// The destination of a link.
public enum Destination: Hashable, Sendable {
    /// An address. Its scheme is checked against the list of allowed schemes when it is written.
    case address(String)
    /// The page of a section, or a row on it.
    case section(ItemID, row: ItemID? = nil)
}
