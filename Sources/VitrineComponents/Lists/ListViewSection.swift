import VitrineSupport

/// A group of items of a ``ListView``.
///
/// ```swift
/// ListViewSection(id: "friends", title: "Friends", contents: friends)
///
/// ListViewSection(id: "mixed", title: nil, contents: [HeaderItem(title: "All"), contact])
/// ```
///
/// A section with no title, header, footer or items writes nothing; an empty footer counts as none.
public struct ListViewSection: Identifiable, Sendable {
    /// Whether the items of a section are visible.
    public enum CollapseState: String, Hashable, Sendable, CaseIterable {
        /// The items are hidden until the reader opens the section.
        case collapsed
        /// The items are visible until the reader closes the section.
        case expanded
    }

    /// The identity of the section. It must be unique in its list.
    public let id: ItemID
    /// The title; nil shows none. An empty title is still a heading, which assistive technology reads as "Untitled
    /// section".
    public var title: LocalizedText?
    /// A component below the title: any registered component; nil for none. It does not affect whether the title can
    /// collapse the section or stays visible while the items scroll.
    public var header: (any Component)?
    /// The items.
    public var contents: [AnyListViewItem]
    /// A note below the items.
    public var footer: LabelText?
    /// The look of the section.
    public var configuration: ListSectionConfiguration
    /// Whether the items are collapsed; nil if they cannot be collapsed. A section without a title cannot be collapsed.
    public var collapseState: CollapseState?
    /// Whether the title includes the number of items, as in "Service Alerts (3)".
    public var showsCount: Bool

    /// Creates a section with items of one or several types.
    public init(
        id: ItemID, title: LocalizedText? = nil, header: (any Component)? = nil, contents: [any ListViewItem],
        footer: LabelText? = nil, configuration: ListSectionConfiguration = .insetGrouped,
        collapseState: CollapseState? = nil, showsCount: Bool = false
    ) {
        self.id = id
        self.title = title
        self.header = header
        self.contents = contents.map { AnyListViewItem($0) }
        self.footer = footer
        self.configuration = configuration
        self.collapseState = collapseState
        self.showsCount = showsCount
    }

    /// Whether the section writes nothing.
    var isVoid: Bool { title == nil && header == nil && contents.isEmpty && footer?.isEmpty != false }
    var isCollapsible: Bool { collapseState != nil && title != nil }
}

extension ListViewSection: Hashable {
    /// Returns whether both have the same identity and show the same content. The collapse state is not compared,
    /// because the reader can change it.
    public static func == (one: ListViewSection, other: ListViewSection) -> Bool {
        one.id == other.id && one.title == other.title && one.footer == other.footer
            && one.configuration == other.configuration && one.showsCount == other.showsCount
            && SectionDiff.isSame(one.header, other.header) && one.contents == other.contents
    }

    /// Hashes the identity, the title and the items.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(contents)
    }
}

extension ListViewSection: CustomStringConvertible {
    /// The identity and the number of items: `"friends" (3 items)`.
    public var description: String { "\(id) (\(Count.of(contents.count, "item", "items")))" }
}
