/// A row with a second text at its end.
///
/// Without an `id` the row is called after its type and its number among the rows of that type.
public struct ValueRow: ListViewItem {
    /// Which thing this is.
    public let id: ItemID?
    /// The text.
    public var title: LabelText
    /// The second text.
    public var subtitle: LabelText?
    /// The picture.
    public var image: ListImage?
    /// The accessory at the end.
    public var accessoryType: ListRowConfiguration.AccessoryType
    /// Where the row leads.
    public var onSelectAction: Destination?
    /// Where the row is deleted.
    public var onDeleteAction: Destination?
    /// Actions that come first.
    public var leadingContextualActions: [ListViewContextualAction] = []
    /// Actions that follow.
    public var trailingContextualActions: [ListViewContextualAction] = []
    /// The line below the row.
    public var separatorConfiguration = ListRowSeparatorConfiguration()

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// A row of plain texts.
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

    /// A row of texts with attributes, or in the language of the page.
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

/// The name in the source.
public typealias ValueViewModel = ValueRow
