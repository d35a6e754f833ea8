/// An item of a ``ListView``: which thing it is, what its row shows, and where the row leads.
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
/// `id` says which thing it is and `==` whether it shows something else; the two are never mixed. Identities are unique in a
/// list, across all its sections. An item copies what is shown out of the data and never holds the data itself.
///
/// A page has no closures: where the source has one, there is a ``Destination``. An item is registered only when it is its
/// own custom cell, or is outside a list.
public protocol ListViewItem: Component, Identifiable {
    /// What the row shows.
    var configuration: ListItemConfiguration { get }

    /// Where the row leads: its content is one link. Rows with the appearance ``ListRowConfiguration/Appearance/header``
    /// lead nowhere.
    var onSelectAction: Destination? { get }

    /// Where the row is deleted: the last of the actions, marked as destructive. A page that only follows links cannot
    /// delete, so this is where one is asked to confirm.
    var onDeleteAction: Destination? { get }

    /// Where the info button of ``ListRowConfiguration/AccessoryType/detailButton`` leads; nil makes it a picture.
    var onDetailAction: Destination? { get }

    /// Actions on the row; they come first.
    var leadingContextualActions: [ListViewContextualAction] { get }

    /// Actions on the row; they follow the leading ones.
    var trailingContextualActions: [ListViewContextualAction] { get }

    /// What the menu of the row has besides the actions: a preview, and more actions.
    var menuActions: ListViewMenuActions? { get }

    /// The line below the row.
    var separatorConfiguration: ListRowSeparatorConfiguration { get }
}

extension ListViewItem {
    /// The row leads nowhere.
    public var onSelectAction: Destination? { nil }
    /// The row cannot be deleted.
    public var onDeleteAction: Destination? { nil }
    /// The info button is a picture.
    public var onDetailAction: Destination? { nil }
    /// No actions.
    public var leadingContextualActions: [ListViewContextualAction] { [] }
    /// No actions.
    public var trailingContextualActions: [ListViewContextualAction] { [] }
    /// Nothing but the actions.
    public var menuActions: ListViewMenuActions? { nil }
    /// A line from edge to edge.
    public var separatorConfiguration: ListRowSeparatorConfiguration { ListRowSeparatorConfiguration() }

    /// The item without its type, for lists of several types.
    public var typeErased: AnyListViewItem { AnyListViewItem(self) }

    /// All actions in the order in which they are shown, each once: leading, trailing, those of the menu.
    var allActions: [ListViewContextualAction] {
        let all = leadingContextualActions + trailingContextualActions + (menuActions?.actions ?? [])
        guard all.count > 1 else { return all }
        var seen: Set<ListViewContextualAction> = []
        return all.filter { seen.insert($0).inserted }
    }
}
