import Foundation
import TestSupport
import Testing

@testable import VitrineMarkup
@testable import VitrineConformance

/// Tests that `Documentation/messages.md`, which lists every rule with the messages for its examples, is up to date.
@Suite("The list of messages")
struct MessageListTests {
    private static let file = "messages.md"

    @Test("Every rule is listed with the messages for its examples; make documents writes the list")
    func list() throws {
        var text = """
            # Messages of the rules

            Every rule of `vitrine check`, with the messages that its examples get. `vitrine check --explain RULE` shows the
            examples. A test checks that the list is up to date; after changing a message, write it again:

            ```sh
            make documents
            ```

            All other messages are in [messages-of-errors.md](messages-of-errors.md).

            """
        var listed = Set<String>()
        for (title, rules) in Self.chapters {
            text += "\n## \(title)\n"
            for rule in rules {
                listed.insert(rule.id)
                text += "\n### \(rule.id)\n\n\(rule.severity.rawValue.capitalized): \(rule.title). \(rule.reason)\n"
                let messages = try Self.messages(rule)
                #expect(rule.wrong.isEmpty || !messages.isEmpty, "\(rule.id)")
                if !messages.isEmpty { text += "\n```text\n\(messages.joined(separator: "\n"))\n```\n" }
            }
        }
        #expect(listed == Set(Rules.known.map(\.id)))
        #expect(try Guide.difference(Self.file, from: text) == nil)
    }

    /// All rules, in chapters by subject.
    private static let chapters: [(String, [Rule])] = [
        ("Syntax", SyntaxRules.rules), ("Parse errors of HTML", ParseErrorRules.rules),
        ("Attributes", AttributeRules.rules), ("Relations of elements", ConstraintRules.rules),
        ("Accessible names", NamingRules.rules), ("Outline", OutlineRules.rules), ("Microdata", MicrodataRules.rules),
        ("ARIA", AriaRules.rules), ("Content", ContentRules.rules), ("Tables", TableRules.rules),
        ("Values of attributes", ResourceValueRules.rules), ("The head of a page", MetaRules.rules),
        ("Scripts", ScriptRules.rules), ("Texts and link types", TextValueRules.rules), ("Styles", StyleRules.rules),
        ("Links of a site", Rules.acrossPages), ("Files and the check itself", Rules.input),
    ]

    /// Returns the messages for the wrong examples of a rule, each message once.
    private static func messages(_ rule: Rule) throws -> [String] {
        var found: [String] = []
        for example in rule.wrong {
            if case .site = example {
                let files = LinkTests.files(example)
                found += zip(try LinkTests.findings(files), try LinkTests.findings(files, messages: true))
                    .filter { $0.0.hasSuffix(" \(rule.id)") }.map(\.1)
                continue
            }
            for syntax in RuleExampleTests.syntaxes(rule) {
                found += try ConformanceChecker()
                    .check(Array(example.document.utf8), path: "example.html", syntax: syntax)
                    .filter { $0.rule == rule.id }.map(\.message)
            }
        }
        var seen = Set<String>()
        return found.filter { seen.insert($0).inserted }
    }
}
