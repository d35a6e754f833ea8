/// Collects the rows of a ``Section`` from the expressions in a closure.
@resultBuilder
public enum RowBuilder {
    /// Makes a row from a component, with the line of the expression; a story keeps its own line.
    public static func buildExpression(
        _ component: any Component, file: String = #fileID, line: Int = #line
    ) -> [Row] {
        [Row(component, place: SourcePlace(file: file, line: line))]
    }

    /// Makes rows from several components; all get the line of the expression, except stories, which keep their own.
    public static func buildExpression(
        _ components: [any Component], file: String = #fileID, line: Int = #line
    ) -> [Row] {
        components.map { Row($0, place: SourcePlace(file: file, line: line)) }
    }

    /// Joins rows in order.
    public static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap(\.self) }

    /// Returns the rows of an `if` without `else`.
    public static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }

    /// Returns the rows of the first branch of an `if`.
    public static func buildEither(first part: [Row]) -> [Row] { part }

    /// Returns the rows of the `else` branch of an `if`.
    public static func buildEither(second part: [Row]) -> [Row] { part }

    /// Returns the rows of a loop.
    public static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap(\.self) }
}
