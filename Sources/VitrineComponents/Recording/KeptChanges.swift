/// The components that a recording keeps while an action runs.
public enum KeptChanges: Hashable, Sendable {
    /// Every component, including those between two assignments in one method.
    case each
    /// Only the component at the end, which is the one that a screen would draw.
    case last
}
