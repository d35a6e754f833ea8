/// The role of a component in its section.
///
/// The number of a row is not part of it: a row that keeps its place among others that change is not shown again, so
/// what depends on the neighbors, such as being the last, belongs into the component.
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
