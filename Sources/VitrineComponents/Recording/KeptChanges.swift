/// Which components a recorder keeps while a change is made.
public enum KeptChanges: Hashable, Sendable {
    /// Every component, including those between two assignments of a method.
    case each
    /// The last component, which a screen would draw.
    case last
}
