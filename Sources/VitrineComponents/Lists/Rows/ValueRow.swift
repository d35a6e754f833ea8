/// A row with a second text at the end of the line, or below the first if the line is too short.
///
/// The name of a row without an `id` consists of its type and its number among the rows of that type without an `id`:
/// `value-row-1`.
public struct ValueRow: ListViewItem {
    /// The identity of the row.
    public let id: ItemID?
    /// The text.
    public var title: LabelText
    /// The secondary text.
    public var subtitle: LabelText?
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

    /// Creates a row with plain texts.
    public init(
        id: ItemID? = nil, title: String, subtitle: String? = nil, image: ListImage? = nil,
        accessoryType: ListRowConfiguration.AccessoryType = .disclosureIndicator, onSelectAction: Destination? = nil,
        onDeleteAction: Destination? = nil
    ) {
        self.init(
            id: id, title: .string(title), subtitle: subtitle.map { .string($0) }, image: image,
            accessoryType: accessoryType,
            onSelectAction: onSelectAction, onDeleteAction: onDeleteAction)
    }

    /// Creates a row with plain, attributed or localized texts.
    public init(
        id: ItemID? = nil, title: LabelText, subtitle: LabelText? = nil, image: ListImage? = nil,
        accessoryType: ListRowConfiguration.AccessoryType = .disclosureIndicator, onSelectAction: Destination? = nil,
        onDeleteAction: Destination? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.accessoryType = accessoryType
        self.onSelectAction = onSelectAction
        self.onDeleteAction = onDeleteAction
    }

    /// The texts with the image before them.
    public var configuration: ListItemConfiguration {
        .list(
            ListRowConfiguration(
                image: image, text: title, secondaryText: subtitle, appearance: .value, accessoryType: accessoryType))
    }
}

/// The name of this type in OBAListView.
public typealias ValueViewModel = ValueRow
