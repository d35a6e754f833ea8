import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Markup and the names of the rules about attributes that it breaks, in the order of the page.
struct AttributeCase: Sendable, CustomTestStringConvertible {
    let example: Rule.Example
    let rules: [String]
    var testDescription: String { example.document.split(separator: "\n").dropFirst(4).joined(separator: " ") }

    /// Markup inside `main`.
    static func body(_ markup: String, _ rules: String...) -> Self { Self(example: .body(markup), rules: rules) }

    /// Markup inside `head`.
    static func head(_ markup: String, _ rules: String...) -> Self { Self(example: .head(markup), rules: rules) }

    /// The tree of the page. A reader of its own keeps it alive.
    func page(_ syntax: PageSyntax = .html) throws -> PageTree {
        let bytes = Array(example.document.utf8)
        return try bytes.withUnsafeBufferPointer {
            PageTree(try MarkupReader(names: Name.spellings).read($0), syntax: syntax)
        }
    }

    /// What the rules about attributes say about the page. Values that a datatype judges have rules and tests of their own.
    func findings(_ syntax: PageSyntax = .html) throws -> [Report.Entry] {
        let report = Report()
        AttributeRules.check(try page(syntax), report)
        return report.entries.filter { AttributeRules.rules.contains($0.rule) }
    }
}
