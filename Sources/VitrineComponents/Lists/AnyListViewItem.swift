/// A type-erased item. It forwards everything to the item; wrapping it again changes nothing.
///
/// ```swift
/// let items = [contact.typeErased, footnote.typeErased]
/// let contact = try items[0].as(ContactItem.self)
/// ```
public struct AnyListViewItem: ListViewItem {
    /// The item.
    public let base: any ListViewItem
    /// The identity of the item; found once, because a list asks for it often.
    public let componentID: ItemID?

    /// Takes the type away from an item.
    public init(_ item: any ListViewItem) {
        if let erased = item as? AnyListViewItem {
            self = erased
        } else {
            base = item
            componentID = item.componentID
        }
    }

    /// The item as the type that it has.
    /// - Throws: ``RenderError/invalidModel(expected:actual:)`` when it is another type; both are named.
    public func `as`<Model>(_ type: Model.Type) throws(RenderError) -> Model { try base.as(type) }

    /// The identity of the item.
    public var id: ItemID? { componentID }
    /// What people call the item.
    public var displayName: String? { base.displayName }
    /// The item's own.
    public var configuration: ListItemConfiguration { base.configuration }
    /// The item's own.
    public var onSelectAction: Destination? { base.onSelectAction }
    /// The item's own.
    public var onDeleteAction: Destination? { base.onDeleteAction }
    /// The item's own.
    public var onDetailAction: Destination? { base.onDetailAction }
    /// The item's own.
    public var leadingContextualActions: [ListViewContextualAction] { base.leadingContextualActions }
    /// The item's own.
    public var trailingContextualActions: [ListViewContextualAction] { base.trailingContextualActions }
    /// The item's own.
    public var menuActions: ListViewMenuActions? { base.menuActions }
    /// The item's own.
    public var separatorConfiguration: ListRowSeparatorConfiguration { base.separatorConfiguration }

    /// Prepares a copy of the item.
    public mutating func prepare() {
        var copy = base
        copy.prepare()
        self = AnyListViewItem(copy)
    }

    /// Whether both have the same type and are equal; items of different types never are.
    public static func == (one: AnyListViewItem, other: AnyListViewItem) -> Bool { one.base.equals(other.base) }

    /// Hashes the item and its type.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: base)))
        base.hash(into: &hasher)
    }
}

extension AnyListViewItem: CustomStringConvertible {
    /// `ContactItem 42`.
    public var description: String {
        let name = TypeName.short(type(of: base))
        return componentID.map { "\(name) \($0)" } ?? name
    }
}
