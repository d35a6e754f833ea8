/// Where a link leads.
public enum Destination: Hashable, Sendable {
    /// An address, held to the list of schemes when it is written.
    case address(String)
    /// The page of a section, or a row on it.
    case section(ItemID, row: ItemID? = nil)
}
