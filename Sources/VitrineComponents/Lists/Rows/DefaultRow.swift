/// A row that shows a single text.
///
/// A row without an `id` is named after its type and its position among the rows of that type that have no `id` either:
/// `default-row-1`.
public struct DefaultRow: ListViewItem {
    /// The identity of the row.
    public let id: ItemID?
    /// The text.
    public var title: LabelText
    /// The image.
    public var image: ListImage?
    /// The accessory at the end.
    public var accessoryType: ListRowConfiguration.AccessoryType
    /// The destination of the row.
    public var onSelectAction: Destination?
    /// The destination of the delete action.
    public var onDeleteAction: Destination?
    /// Actions shown before all others.
    public var leadingContextualActions: [ListViewContextualAction] = []
    /// Actions shown after the leading ones.
    public var trailingContextualActions: [ListViewContextualAction] = []
    /// The separators of the row.
    public var separatorConfiguration = ListRowSeparatorConfiguration()

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// Creates a row with plain text.
    public init(
        id: ItemID? = nil, title: String, image: ListImage? = nil,
        accessoryType: ListRowConfiguration.AccessoryType = .disclosureIndicator, onSelectAction: Destination? = nil,
        onDeleteAction: Destination? = nil
    ) {
        self.init(
            id: id, title: .string(title), image: image, accessoryType: accessoryType,
            onSelectAction: onSelectAction, onDeleteAction: onDeleteAction)
    }

    /// Creates a row with plain, attributed or localized text.
    public init(
        id: ItemID? = nil, title: LabelText, image: ListImage? = nil,
        accessoryType: ListRowConfiguration.AccessoryType = .disclosureIndicator, onSelectAction: Destination? = nil,
        onDeleteAction: Destination? = nil
    ) {
        self.id = id
        self.title = title
        self.image = image
        self.accessoryType = accessoryType
        self.onSelectAction = onSelectAction
        self.onDeleteAction = onDeleteAction
    }

    /// The text with the image before it.
    public var configuration: ListItemConfiguration {
        .list(
            ListRowConfiguration(
                image: image, text: title, appearance: .default, accessoryType: accessoryType))
    }
}

/// The name of this type in OBAListView.
public typealias DefaultViewModel = DefaultRow
