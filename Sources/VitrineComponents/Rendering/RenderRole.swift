/// The role of a component in its section.
///
/// It does not include the number of the row: a row that keeps its place while its neighbors change is not rendered
/// again, so anything that depends on the neighbors, such as being the last row, belongs in the component.
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
