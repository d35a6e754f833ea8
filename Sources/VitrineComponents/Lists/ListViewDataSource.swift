/// A source of the sections of a ``ListView``.
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
/// A list calls it once, when it is created: for the sections, the content of an empty list, and the closed sections.
public protocol ListViewDataSource {
    /// Returns the sections of a list.
    func items(for list: ItemID) -> [ListViewSection]

    /// Returns the content of a list without sections.
    func emptyData(for list: ItemID) -> EmptyData?

    /// Returns which sections of a list can be closed, and which are; nil uses the state of the sections.
    func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)?
}

extension ListViewDataSource {
    /// Returns nil: nothing is shown.
    public func emptyData(for list: ItemID) -> EmptyData? { nil }
    /// Returns nil: the sections decide.
    public func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)? { nil }
}
