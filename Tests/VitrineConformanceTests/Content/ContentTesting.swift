@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// The names of the rules about contents that a document breaks, in the order of the page.
///
/// Read as XML, because the reader of HTML repairs much of what is to be tested here, and says so as parse errors.
enum Broken {
    private static let ids = Set((ContentRules.rules + TableRules.rules).map(\.id))

    static func findings(_ document: String, syntax: PageSyntax = .polyglot) throws -> [Finding] {
        try ConformanceChecker().check(Array(document.utf8), path: "page.html", syntax: syntax)
            .filter { ids.contains($0.rule) || $0.rule == Rule.wellFormed.id }
    }

    static func page(_ document: String, syntax: PageSyntax = .polyglot) throws -> [String] {
        try findings(document, syntax: syntax).map(\.rule)
    }

    /// What markup inside `main` breaks.
    static func body(_ markup: String) throws -> [String] { try page(Rule.Example.body(markup).document) }

    /// What is reported about markup inside `main`.
    static func messages(_ markup: String) throws -> [String] {
        try findings(Rule.Example.body(markup).document).map(\.message)
    }
}
