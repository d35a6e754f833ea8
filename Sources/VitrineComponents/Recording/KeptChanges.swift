/// The components that a recording keeps while an action runs.
public enum KeptChanges: Hashable, Sendable {
    /// Every component, including those shown between two assignments in one method.
    case each
    /// Only the last component, which is the one that a screen would draw.
    case last
}
