import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Markup, and the names of the attribute rules that it breaks, in the order of the page.
struct AttributeCase: Sendable, CustomTestStringConvertible {
    let example: Rule.Example
    let rules: [String]
    var testDescription: String { example.document.split(separator: "\n").dropFirst(4).joined(separator: " ") }

    /// Returns a case with markup in `main`.
    static func body(_ markup: String, _ rules: String...) -> Self { Self(example: .body(markup), rules: rules) }

    /// Returns a case with markup in `head`.
    static func head(_ markup: String, _ rules: String...) -> Self { Self(example: .head(markup), rules: rules) }

    /// Parses the page and returns its tree.
    func page(_ syntax: PageSyntax = .html) throws -> PageTree {
        let bytes = Array(example.document.utf8)
        return try bytes.withUnsafeBufferPointer {
            PageTree(try MarkupReader(names: Name.spellings).read($0), syntax: syntax)
        }
    }

    /// Returns the findings of the attribute rules for the page. They do not include findings about the values of
    /// attributes, which have other rules and tests.
    func findings(_ syntax: PageSyntax = .html) throws -> [Report.Entry] {
        let report = Report()
        AttributeRules.check(try page(syntax), report)
        return report.entries.filter { AttributeRules.rules.contains($0.rule) }
    }
}
