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
/// A list calls each method once, when it is created: first for the sections, then for the content of an empty list,
/// then for the collapsible sections.
public protocol ListViewDataSource {
    /// Returns the sections of a list.
    func items(for list: ItemID) -> [ListViewSection]

    /// Returns the content that a list shows when it has no sections; nil for no content.
    func emptyData(for list: ItemID) -> EmptyData?

    /// Returns which sections of a list can be collapsed and which are collapsed; nil uses the states of the sections.
    func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)?
}

extension ListViewDataSource {
    /// Returns nil: nothing is shown.
    public func emptyData(for list: ItemID) -> EmptyData? { nil }
    /// Returns nil: the states of the sections are used.
    public func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)? { nil }
}
