/// The content of a row's menu in addition to the row's own actions. The menu is the strip of actions. It contains
/// every action once, in this order: open, leading, trailing, additional, delete.
public struct ListViewMenuActions: Sendable {
    /// A small preview of the destination of the row: any registered component; nil for none.
    public var preview: (any Component)?
    /// The destination of the preview, shown as a separate action, "Open"; nil for none.
    public var performPreviewAction: Destination?
    /// Additional actions.
    public var actions: [ListViewContextualAction]

    /// Creates a menu.
    public init(
        preview: (any Component)? = nil, performPreviewAction: Destination? = nil,
        actions: [ListViewContextualAction] = []
    ) {
        self.preview = preview
        self.performPreviewAction = performPreviewAction
        self.actions = actions
    }
}

extension ListViewMenuActions: Hashable {
    /// Compares the previews, their destinations and the actions.
    public static func == (one: ListViewMenuActions, other: ListViewMenuActions) -> Bool {
        one.performPreviewAction == other.performPreviewAction && one.actions == other.actions
            && SectionDiff.isSame(one.preview, other.preview)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(performPreviewAction)
        hasher.combine(actions)
        preview?.hash(into: &hasher)
    }
}
