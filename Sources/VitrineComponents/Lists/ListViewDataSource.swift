/// Where a ``ListView`` gets its sections from.
///
/// ```swift
/// struct ContactLists: ListViewDataSource {
///     var friends: [ContactItem]
///
///     func items(for list: ItemID) -> [ListViewSection] {
///         [ListViewSection(id: "friends", title: "Friends", contents: friends)]
///     }
/// }
/// ```
///
/// A list asks once, when it is made: for the sections, then for what is in their place, then for those that are closed.
public protocol ListViewDataSource {
    /// The sections of a list.
    func items(for list: ItemID) -> [ListViewSection]

    /// What a list shows when it has no sections.
    func emptyData(for list: ItemID) -> EmptyData?

    /// Which sections of a list can be closed, and which of them are; nil leaves that to the sections.
    func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)?
}

extension ListViewDataSource {
    /// Nothing.
    public func emptyData(for list: ItemID) -> EmptyData? { nil }
    /// Left to the sections.
    public func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)? { nil }
}
