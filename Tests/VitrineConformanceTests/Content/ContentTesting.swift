@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Checks documents and ignores all findings except those about content, tables, and markup that is not well-formed.
///
/// Unless the test specifies a syntax, a document is parsed as XML, because the HTML parser repairs most of these
/// mistakes and reports them as parse errors.
enum Broken {
    private static let ids = Set((ContentRules.rules + TableRules.rules).map(\.id))

    static func findings(_ document: String, syntax: PageSyntax = .polyglot) throws -> [Finding] {
        try ConformanceChecker().check(Array(document.utf8), path: "page.html", syntax: syntax)
            .filter { ids.contains($0.rule) || $0.rule == Rule.wellFormed.id }
    }

    static func page(_ document: String, syntax: PageSyntax = .polyglot) throws -> [String] {
        try findings(document, syntax: syntax).map(\.rule)
    }

    /// Returns the names of the rules that markup in `main` breaks, in the order of the page.
    static func body(_ markup: String) throws -> [String] { try page(Rule.Example.body(markup).document) }

    /// Returns the messages about markup in `main`.
    static func messages(_ markup: String) throws -> [String] {
        try findings(Rule.Example.body(markup).document).map(\.message)
    }
}
