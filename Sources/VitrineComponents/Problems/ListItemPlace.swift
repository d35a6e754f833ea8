/// The place of an item in a list.
public struct ListItemPlace: Hashable, Sendable {
    /// The identity of the section that contains the item.
    public var section: ItemID
    /// The index of the item in the section, from 0.
    public var item: Int

    /// Creates a place.
    public init(section: ItemID, item: Int) {
        self.section = section
        self.item = item
    }
}
