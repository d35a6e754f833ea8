/// Collects the rows of a ``Section`` from a list in braces.
@resultBuilder
public enum RowBuilder {
    /// Makes a row of one component, with the line where it is written.
    public static func buildExpression(
        _ component: any Component, file: String = #fileID, line: Int = #line
    ) -> [Row] {
        [Row(component, place: SourcePlace(file: file, line: line))]
    }

    /// Makes rows of existing components; all get the line of the expression.
    public static func buildExpression(
        _ components: [any Component], file: String = #fileID, line: Int = #line
    ) -> [Row] {
        components.map { Row($0, place: SourcePlace(file: file, line: line)) }
    }

    /// Joins rows in order.
    public static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap(\.self) }

    /// Returns the rows of an `if` without `else`.
    public static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }

    /// Returns the rows of an `if`.
    public static func buildEither(first part: [Row]) -> [Row] { part }

    /// Returns the rows of an `else`.
    public static func buildEither(second part: [Row]) -> [Row] { part }

    /// Returns the rows of a loop.
    public static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap(\.self) }
}
