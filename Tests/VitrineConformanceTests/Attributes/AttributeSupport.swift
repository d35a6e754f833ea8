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

    /// Markup inside `main`.
    static func body(_ markup: String, _ rules: String...) -> Self { Self(example: .body(markup), rules: rules) }

    /// Markup inside `head`.
    static func head(_ markup: String, _ rules: String...) -> Self { Self(example: .head(markup), rules: rules) }

    /// Returns the tree of the page, with its own reader, which keeps it alive.
    func page(_ syntax: PageSyntax = .html) throws -> PageTree {
        let bytes = Array(example.document.utf8)
        return try bytes.withUnsafeBufferPointer {
            PageTree(try MarkupReader(names: Name.spellings).read($0), syntax: syntax)
        }
    }

    /// Returns the findings of the attribute rules for the page. Values that a datatype checks have their own rules and
    /// tests.
    func findings(_ syntax: PageSyntax = .html) throws -> [Report.Entry] {
        let report = Report()
        AttributeRules.check(try page(syntax), report)
        return report.entries.filter { AttributeRules.rules.contains($0.rule) }
    }
}
