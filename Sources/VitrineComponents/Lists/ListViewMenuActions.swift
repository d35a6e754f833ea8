/// What the menu of a row has besides the row's own actions. The menu and the strip of actions are one: every action is
/// there once, in the order leading, trailing, these, delete.
public struct ListViewMenuActions: Sendable {
    /// What the row leads to, shown small: any registered component.
    public var preview: (any Component)?
    /// Where the preview leads: an action of its own, "Open"; nil is none.
    public var performPreviewAction: Destination?
    /// More actions.
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
    /// Whether both show the same and lead to the same places.
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
