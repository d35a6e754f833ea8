/// The role of a component in its section.
///
/// The role does not include the number of the row, because a row is not rendered again if only its neighbors change.
/// Therefore, information that depends on the neighbors, such as whether a row is the last one, belongs in the
/// component.
public enum RenderRole: Hashable, Sendable {
    /// Above the rows.
    case header
    /// Among the rows.
    case row
    /// Below the rows.
    case footer
    /// Inside another component.
    case part
}
