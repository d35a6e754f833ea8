/// An item of a ``ListView``: its identity, the content of its row, and its destinations.
///
/// ```swift
/// struct ContactItem: ListViewItem {
///     let id: Int
///     var name: String
///     var city: String
///
///     var configuration: ListItemConfiguration {
///         .list(ListRowConfiguration(text: name, secondaryText: city, appearance: .subtitle))
///     }
///     var onSelectAction: Destination? { .section("contacts", row: .integer(id)) }
/// }
/// ```
///
/// `id` identifies the item, and `==` tells whether its content changed. Identities are unique in a list, across all its
/// sections. An item is a copy of what is shown and never refers to the data.
///
/// A page has no closures: it has a ``Destination`` instead. An item has to be registered only if it is its
/// own custom cell, or is used outside a list.
public protocol ListViewItem: Component, Identifiable {
    /// The content of the row.
    var configuration: ListItemConfiguration { get }

    /// The destination of the row, whose content becomes one link. Rows with the appearance
    /// ``ListRowConfiguration/Appearance/header`` are never links.
    var onSelectAction: Destination? { get }

    /// The destination of Delete, the last of the actions, marked as destructive. A link must not delete anything, so this
    /// should be a page that asks for confirmation.
    var onDeleteAction: Destination? { get }

    /// The destination of the info button of ``ListRowConfiguration/AccessoryType/detailButton``; nil makes it a plain image.
    var onDetailAction: Destination? { get }

    /// The actions that come first.
    var leadingContextualActions: [ListViewContextualAction] { get }

    /// The actions after the leading ones.
    var trailingContextualActions: [ListViewContextualAction] { get }

    /// Additional content of the row's menu: a preview, and more actions.
    var menuActions: ListViewMenuActions? { get }

    /// The separators of the row.
    var separatorConfiguration: ListRowSeparatorConfiguration { get }
}

extension ListViewItem {
    /// Nil: the row is not a link.
    public var onSelectAction: Destination? { nil }
    /// Nil: the row cannot be deleted.
    public var onDeleteAction: Destination? { nil }
    /// Nil: the info button is a plain image.
    public var onDetailAction: Destination? { nil }
    /// No actions.
    public var leadingContextualActions: [ListViewContextualAction] { [] }
    /// No actions.
    public var trailingContextualActions: [ListViewContextualAction] { [] }
    /// Nil: only the actions.
    public var menuActions: ListViewMenuActions? { nil }
    /// The default: a line from edge to edge below the row.
    public var separatorConfiguration: ListRowSeparatorConfiguration { ListRowSeparatorConfiguration() }

    /// The type-erased item, for lists with items of several types.
    public var typeErased: AnyListViewItem { AnyListViewItem(self) }

    /// All actions in the order in which they are shown, each once: leading, trailing, and those of the menu.
    var allActions: [ListViewContextualAction] {
        let all = leadingContextualActions + trailingContextualActions + (menuActions?.actions ?? [])
        guard all.count > 1 else { return all }
        var seen: Set<ListViewContextualAction> = []
        return all.filter { seen.insert($0).inserted }
    }
}
