import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Checks markup and ignores all findings except those of `ConstraintRules`, so that the tests of these rules do not
/// depend on others.
struct ConstraintCheck {
    /// Markup in `main` or `head`, and the rules that it breaks, in the order of the page.
    typealias Row = (markup: String, rules: [String])

    private static let ids = Set(ConstraintRules.rules.map(\.id))

    static func findings(_ document: String) throws -> [Finding] {
        try ConformanceChecker().check(Array(document.utf8), path: "page.html").filter { ids.contains($0.rule) }
    }

    static func body(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) throws {
        try check(rows, { .body($0) }, sourceLocation)
    }

    static func head(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) throws {
        try check(rows, { .head($0) }, sourceLocation)
    }

    private static func check(
        _ rows: [Row], _ example: (String) -> Rule.Example, _ sourceLocation: SourceLocation
    ) throws {
        let checker = try ConformanceChecker()
        for row in rows {
            let found = checker.check(Array(example(row.markup).document.utf8), path: "page.html")
            #expect(!found.contains { $0.rule == "well-formed" }, "\(row.markup)", sourceLocation: sourceLocation)
            let rules = found.map(\.rule).filter { ids.contains($0) }
            #expect(rules == row.rules, "\(row.markup)\n\(found)", sourceLocation: sourceLocation)
        }
    }

    /// Returns the messages about a piece of markup in the body.
    static func messages(_ markup: String) throws -> [String] {
        try findings(Rule.Example.body(markup).document).map(\.message)
    }
}
