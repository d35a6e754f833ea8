/// The destination of a link.
public enum Destination: Hashable, Sendable {
    /// An address; its scheme is checked when it is written.
    case address(String)
    /// The page of a section, or a row on it.
    case section(ItemID, row: ItemID? = nil)
}
