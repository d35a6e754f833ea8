/// An item of a ``ListView``: its identity, the content of its row, and the destination of the row.
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
/// `id` identifies the item, and `==` compares what it shows, so two states of one item have the same `id` but may be
/// unequal. Identities must be unique in a list, across all its sections. An item should copy its content from the data
/// and not hold the data itself.
///
/// Where an app has a closure, an item has a ``Destination``, because a page runs no code. An item needs to be
/// registered only if it is its own custom cell or is used outside a list.
public protocol ListViewItem: Component, Identifiable {
    /// The content of the row.
    var configuration: ListItemConfiguration { get }

    /// The destination of the row, whose whole content becomes a link; nil for no link. A row with the appearance
    /// ``ListRowConfiguration/Appearance/header`` is never a link.
    var onSelectAction: Destination? { get }

    /// The destination of the delete action, which is the last action and is marked as destructive; nil for no such
    /// action. A link does not delete anything itself, so this should be a page that asks the user to confirm.
    var onDeleteAction: Destination? { get }

    /// The destination of the info button of ``ListRowConfiguration/AccessoryType/detailButton``. If it is nil, the
    /// button is only an icon.
    var onDetailAction: Destination? { get }

    /// Actions on the row, shown before the trailing ones.
    var leadingContextualActions: [ListViewContextualAction] { get }

    /// Actions on the row, shown after the leading ones.
    var trailingContextualActions: [ListViewContextualAction] { get }

    /// The preview and the additional actions in the menu of the row; nil for none.
    var menuActions: ListViewMenuActions? { get }

    /// The separators of the row.
    var separatorConfiguration: ListRowSeparatorConfiguration { get }
}

extension ListViewItem {
    /// Nil: the row has no destination.
    public var onSelectAction: Destination? { nil }
    /// Nil: the row cannot be deleted.
    public var onDeleteAction: Destination? { nil }
    /// Nil: the info button is only an icon.
    public var onDetailAction: Destination? { nil }
    /// No actions.
    public var leadingContextualActions: [ListViewContextualAction] { [] }
    /// No actions.
    public var trailingContextualActions: [ListViewContextualAction] { [] }
    /// Nil: the menu contains only the actions of the row.
    public var menuActions: ListViewMenuActions? { nil }
    /// A separator from edge to edge.
    public var separatorConfiguration: ListRowSeparatorConfiguration { ListRowSeparatorConfiguration() }

    /// The item as a type-erased item, for lists of items of several types.
    public var typeErased: AnyListViewItem { AnyListViewItem(self) }

    /// The leading actions, the trailing ones and those of the menu, in the order in which they are shown, without
    /// duplicates.
    var allActions: [ListViewContextualAction] {
        let all = leadingContextualActions + trailingContextualActions + (menuActions?.actions ?? [])
        guard all.count > 1 else { return all }
        var seen: Set<ListViewContextualAction> = []
        return all.filter { seen.insert($0).inserted }
    }
}
