/// The role of a component in its section.
///
/// The role does not include the number of a row: an unchanged row is not rendered again when its neighbors change, so
/// anything that depends on them, such as being the last row, has to be a property of the component.
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
