/// Additional content for the menu of a row. The menu and the strip of actions are the same: every action is
/// shown once, in the order leading, trailing, these, Delete.
public struct ListViewMenuActions: Sendable {
    /// A preview of the destination: any registered component.
    public var preview: (any Component)?
    /// The destination of the preview, which adds an action "Open"; nil for none.
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
    /// Whether both show the same and have the same destinations.
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
