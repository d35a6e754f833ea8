/// A type-erased item. It forwards everything to the item; wrapping it again has no effect.
///
/// ```swift
/// let items = [contact.typeErased, footnote.typeErased]
/// let contact = try items[0].as(ContactItem.self)
/// ```
public struct AnyListViewItem: ListViewItem {
    /// The wrapped item.
    public let base: any ListViewItem
    /// The identity of the item; computed once, because lists need it often.
    public let componentID: ItemID?

    /// Erases the type of an item.
    public init(_ item: any ListViewItem) {
        if let erased = item as? AnyListViewItem {
            self = erased
        } else {
            base = item
            componentID = item.componentID
        }
    }

    /// Returns the item as a given type.
    /// - Throws: ``RenderError/invalidModel(expected:actual:)`` with both types if the item has another type.
    public func `as`<Model>(_ type: Model.Type) throws(RenderError) -> Model { try base.as(type) }

    /// The identity of the item.
    public var id: ItemID? { componentID }
    /// The display name of the item.
    public var displayName: String? { base.displayName }
    /// Forwarded to the item.
    public var configuration: ListItemConfiguration { base.configuration }
    /// Forwarded to the item.
    public var onSelectAction: Destination? { base.onSelectAction }
    /// Forwarded to the item.
    public var onDeleteAction: Destination? { base.onDeleteAction }
    /// Forwarded to the item.
    public var onDetailAction: Destination? { base.onDetailAction }
    /// Forwarded to the item.
    public var leadingContextualActions: [ListViewContextualAction] { base.leadingContextualActions }
    /// Forwarded to the item.
    public var trailingContextualActions: [ListViewContextualAction] { base.trailingContextualActions }
    /// Forwarded to the item.
    public var menuActions: ListViewMenuActions? { base.menuActions }
    /// Forwarded to the item.
    public var separatorConfiguration: ListRowSeparatorConfiguration { base.separatorConfiguration }

    /// Prepares a copy of the item.
    public mutating func prepare() {
        var copy = base
        copy.prepare()
        self = AnyListViewItem(copy)
    }

    /// Returns whether both items have the same type and are equal. Items of different types never are.
    public static func == (one: AnyListViewItem, other: AnyListViewItem) -> Bool { one.base.equals(other.base) }

    /// Hashes the item and its type.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: base)))
        base.hash(into: &hasher)
    }
}

extension AnyListViewItem: CustomStringConvertible {
    /// The type and identity of the item, such as `ContactItem 42`.
    public var description: String {
        let name = TypeName.short(type(of: base))
        return componentID.map { "\(name) \($0)" } ?? name
    }
}
