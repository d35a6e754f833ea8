/// Which of the components that a change goes through are kept.
public enum KeptChanges: Hashable, Sendable {
    /// Every one, also those between two assignments of one method.
    case each
    /// The one at the end, which a screen would draw.
    case last
}
