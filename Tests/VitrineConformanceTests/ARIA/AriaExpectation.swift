import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Returns the result of ``ariaRules(of:)`` for a page with markup in `main`.
func ariaRules(_ markup: String) throws -> [String] { try ariaRules(of: Rule.Example.body(markup).document) }

/// Returns the names of the rules that a document breaks, each once and sorted. Only the ARIA rules and the rule
/// “well-formed” are considered.
func ariaRules(of document: String) throws -> [String] {
    let own = Set(AriaRules.rules.map(\.id))
    let findings = try ConformanceChecker().check(Array(document.utf8), path: "page.html")
    return Set(findings.map(\.rule)).filter { own.contains($0) || $0 == "well-formed" }.sorted()
}

/// Returns the messages of the ARIA rules about markup in `main`.
func ariaMessages(_ markup: String) throws -> [String] {
    let own = Set(AriaRules.rules.map(\.id))
    return try ConformanceChecker().check(Array(Rule.Example.body(markup).document.utf8), path: "page.html")
        .filter { own.contains($0.rule) }.map(\.message)
}

/// Parses a page with markup in `main` and passes its tree to `look`.
func ariaPage(_ body: String, _ look: (PageTree) throws -> Void) throws {
    let reader = try MarkupReader(names: Name.spellings)
    let bytes = Array(Rule.Example.body(body).document.utf8)
    try bytes.withUnsafeBufferPointer { try look(PageTree(reader.read($0), syntax: .html)) }
}
