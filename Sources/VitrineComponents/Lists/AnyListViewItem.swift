/// A type-erased item of a list. It forwards all properties to the wrapped item. Wrapping it again has no effect.
///
/// ```swift
/// let items = [contact.typeErased, footnote.typeErased]
/// let first = try items[0].as(ContactItem.self)
/// ```
public struct AnyListViewItem: ListViewItem {
    /// The wrapped item.
    public let base: any ListViewItem
    /// The identity of the item, stored because a list reads it often.
    public let componentID: ItemID?

    /// Creates a type-erased item.
    public init(_ item: any ListViewItem) {
        if let erased = item as? AnyListViewItem {
            self = erased
        } else {
            base = item
            componentID = item.componentID
        }
    }

    /// Returns the wrapped item as the given type.
    /// - Throws: ``RenderError/invalidModel(expected:actual:)``, with the names of both types, when the wrapped item is
    ///   of another type.
    public func `as`<Model>(_ type: Model.Type) throws(RenderError) -> Model { try base.as(type) }

    /// The identity of the item.
    public var id: ItemID? { componentID }
    /// The name of the item.
    public var displayName: String? { base.displayName }
    /// The configuration of the wrapped item.
    public var configuration: ListItemConfiguration { base.configuration }
    /// The destination of the wrapped item.
    public var onSelectAction: Destination? { base.onSelectAction }
    /// The destination of the wrapped item's delete action.
    public var onDeleteAction: Destination? { base.onDeleteAction }
    /// The destination of the wrapped item's info button.
    public var onDetailAction: Destination? { base.onDetailAction }
    /// The leading actions of the wrapped item.
    public var leadingContextualActions: [ListViewContextualAction] { base.leadingContextualActions }
    /// The trailing actions of the wrapped item.
    public var trailingContextualActions: [ListViewContextualAction] { base.trailingContextualActions }
    /// The menu of the wrapped item.
    public var menuActions: ListViewMenuActions? { base.menuActions }
    /// The separators of the wrapped item.
    public var separatorConfiguration: ListRowSeparatorConfiguration { base.separatorConfiguration }

    /// Prepares the wrapped item.
    public mutating func prepare() {
        var copy = base
        copy.prepare()
        self = AnyListViewItem(copy)
    }

    /// Returns whether the wrapped items have the same type and are equal.
    public static func == (one: AnyListViewItem, other: AnyListViewItem) -> Bool { one.base.equals(other.base) }

    /// Hashes the wrapped item and its type.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: base)))
        base.hash(into: &hasher)
    }
}

extension AnyListViewItem: CustomStringConvertible {
    /// The type and identity of the wrapped item, such as `ContactItem 42`; only the type if there is no identity.
    public var description: String {
        let name = TypeName.short(type(of: base))
        return componentID.map { "\(name) \($0)" } ?? name
    }
}
