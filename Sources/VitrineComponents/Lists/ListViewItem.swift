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
/// `id` identifies the item and `==` compares what it shows; the two are independent. Identities are unique in a list,
/// across all its sections. An item copies its content from the data and never holds the data itself.
///
/// A page has no closures: where the app has one, there is a ``Destination``. An item must be registered only if it is
/// its own custom cell or is used outside a list.
public protocol ListViewItem: Component, Identifiable {
    /// The content of the row.
    var configuration: ListItemConfiguration { get }

    /// The destination of the row, whose content is one link. Rows with the appearance
    /// ``ListRowConfiguration/Appearance/header`` have none.
    var onSelectAction: Destination? { get }

    /// The destination of the delete action, which is the last action and is marked as destructive. Following a link
    /// cannot delete anything, so this is a page that asks the user to confirm.
    var onDeleteAction: Destination? { get }

    /// The destination of the info button of ``ListRowConfiguration/AccessoryType/detailButton``; if it is nil, the
    /// button is only an icon.
    var onDetailAction: Destination? { get }

    /// Actions on the row, shown before all others.
    var leadingContextualActions: [ListViewContextualAction] { get }

    /// Actions on the row, shown after the leading ones.
    var trailingContextualActions: [ListViewContextualAction] { get }

    /// The preview and the additional actions in the menu of the row.
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

    /// All actions in the order in which they are shown, without duplicates: leading, trailing, then those of the
    /// menu.
    var allActions: [ListViewContextualAction] {
        let all = leadingContextualActions + trailingContextualActions + (menuActions?.actions ?? [])
        guard all.count > 1 else { return all }
        var seen: Set<ListViewContextualAction> = []
        return all.filter { seen.insert($0).inserted }
    }
}
