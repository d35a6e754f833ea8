public import Foundation

/// A list of items in sections. Like any other component, it can be a row of a ``Section``. Registered in every
/// registry.
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
/// Items have an `id` on the page of the ``Section``, so `.section("contacts", row: 42)` links to item 42 of the list,
/// and the browser highlights the item. Two sections with the same identity are an error, and so are two items with the
/// same identity, even in different sections. All these errors are reported, and the list is not shown.
///
/// The views of custom cells come from the ``Registry``; a list does not register cell types. A page has no gestures,
/// but ``openActions``, ``isRefreshing`` and ``showingChanges(from:)`` show the results of gestures.
public struct ListView: Component, Identifiable {
    /// The identity of the list. It must be unique among the rows of the ``Section``.
    public let id: ItemID
    /// The sections, in order.
    public var sections: [ListViewSection]
    /// The content shown if there are no sections; nil shows nothing.
    public var emptyData: EmptyData?
    /// The heading level of the sections' titles, from 1 to 6; a level outside this range counts as 1 or 6. In a
    /// section with a title, a heading among the items is one level deeper, but never deeper than 6.
    public var headingLevel: Int
    /// Whether the title of a section stays visible while its items scroll.
    public var hasStickyHeaders: Bool
    /// The time of the last refresh, shown above the items: only the time of day if it was today, otherwise with the
    /// date. Nil shows nothing.
    public var lastUpdated: Date?
    /// Whether the items are being refreshed. If so, a spinner is shown above them, as in an app after pulling to
    /// refresh. The items stay readable.
    public var isRefreshing: Bool
    /// The layout of the items: rows or tiles.
    public var layout: ListLayout
    /// The item whose actions are open when the page is opened, as after a swipe; nil for none.
    public var openActions: ItemID?
    /// The changes of items since another state of the list, by identity; see ``showingChanges(from:)``.
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

    /// Creates a list with the current content of a data source.
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

    /// Returns the identity of the last item of a section, to which an app would scroll. Nil if the section does not
    /// exist or is empty, or if the item has no identity.
    ///
    /// ```swift
    /// let end = list.lastItem(of: "friends").map { Destination.section("contacts", row: $0) }
    /// ```
    public func lastItem(of section: ItemID) -> ItemID? {
        sections.first { $0.id == section }?.contents.last?.componentID
    }
}
