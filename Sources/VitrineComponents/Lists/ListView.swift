public import Foundation

/// A list of items in sections: a row of a ``Section`` like any other component. Registered in every registry.
///
/// ```swift
/// Section(id: "contacts", title: "Contacts") {
///     ListView(
///         id: "people",
///         sections: [
///             ListViewSection(id: "friends", title: "Friends", contents: friends, collapseState: .expanded),
///             ListViewSection(id: "work", title: "Work", contents: colleagues),
///         ],
///         emptyData: .standard(.init(title: "No contacts")))
/// }
/// ```
///
/// Every item has an `id` on its page, so `.section("contacts", row: 42)` leads to item 42 of the list, which lights up. Two
/// sections with one identity, or two items in any sections, are errors, all of which are reported, and the list is not shown.
///
/// Cells are found by the ``Registry``: there is nothing else to register, and no type of cell to name. A page has no
/// gestures; what they lead to is shown with ``openActions``, ``isRefreshing`` and ``showingChanges(from:)``.
public struct ListView: Component, Identifiable {
    /// Which list this is; unique among the rows of its section.
    public let id: ItemID
    /// The sections, in order.
    public var sections: [ListViewSection]
    /// The content if there are no sections; nil shows nothing.
    public var emptyData: EmptyData?
    /// The level of the sections' titles, from 1 to 6. A heading among the items is one level deeper.
    public var headingLevel: Int
    /// Whether the title of a section stays in view while its items scroll by.
    public var hasStickyHeaders: Bool
    /// When the items were last refreshed, shown above them relative to the context's now.
    public var lastUpdated: Date?
    /// Whether the items are being refreshed, shown above them, where a pull shows it in an app. The items stay
    /// readable meanwhile.
    public var isRefreshing: Bool
    /// Whether items are rows or tiles.
    public var layout: ListLayout
    /// The item whose actions are open when the page is opened, as after a swipe; nil is none.
    public var openActions: ItemID?
    /// What became of items since another state of the list; see ``showingChanges(from:)``.
    package internal(set) var marks: [ItemID: ListItemMark] = [:]

    /// Creates a list of sections.
    public init(
        id: ItemID, sections: [ListViewSection], emptyData: EmptyData? = nil, headingLevel: Int = 2,
        hasStickyHeaders: Bool = true, lastUpdated: Date? = nil, isRefreshing: Bool = false,
        layout: ListLayout = .list, openActions: ItemID? = nil
    ) {
        self.id = id
        self.sections = sections
        self.emptyData = emptyData
        self.headingLevel = headingLevel
        self.hasStickyHeaders = hasStickyHeaders
        self.lastUpdated = lastUpdated
        self.isRefreshing = isRefreshing
        self.layout = layout
        self.openActions = openActions
    }

    /// Creates a list of what a data source has now.
    public init(
        id: ItemID, dataSource: some ListViewDataSource, headingLevel: Int = 2, hasStickyHeaders: Bool = true,
        lastUpdated: Date? = nil, isRefreshing: Bool = false, layout: ListLayout = .list
    ) {
        var sections = dataSource.items(for: id)
        let emptyData = dataSource.emptyData(for: id)
        if let states = dataSource.collapsibleSections(for: id) {
            for index in sections.indices { sections[index].collapseState = states.state(of: sections[index]) }
        }
        self.init(
            id: id, sections: sections, emptyData: emptyData, headingLevel: headingLevel,
            hasStickyHeaders: hasStickyHeaders, lastUpdated: lastUpdated, isRefreshing: isRefreshing,
            layout: layout)
    }

    /// The identity of the last item of a section, which is where the source scrolls to; nil when there is none.
    ///
    /// ```swift
    /// let end = list.lastItem(of: "friends").map { Destination.section("contacts", row: $0) }
    /// ```
    public func lastItem(of section: ItemID) -> ItemID? {
        sections.first { $0.id == section }?.contents.last?.componentID
    }
}
