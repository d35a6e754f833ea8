import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

extension ParseErrorRules {
    /// The names of the rules for the parse errors that the HTML parser reports.
    fileprivate static let names = Set(rules.map(\.id))
}

@Suite("The examples of the rules")
struct RuleExampleTests {
    /// Returns the name of the broken rule for each finding about a document.
    static func broken(_ document: String, _ syntax: PageSyntax = .html) throws -> [String] {
        try ConformanceChecker().check(Array(document.utf8), path: "example.html", syntax: syntax).map(\.rule)
    }

    /// Returns the syntaxes in which the examples of a rule are tested. For example, rules about the syntax of XML do
    /// not apply to HTML, and rules about parse errors apply only to HTML.
    static func syntaxes(_ rule: Rule) -> [PageSyntax] {
        if rule == .readAlike { return [.both] }
        if rule == .byteOrderMark { return [.html, .polyglot] }
        // An HTML document always has a root element, and has no namespace declarations.
        if SyntaxRules.rules.contains(rule) || [.rootElement, .elementForeign].contains(rule) { return [.polyglot] }
        return ParseErrorRules.rules.contains(rule) ? [.html] : [.html, .polyglot]
    }

    @Test("A wrong example breaks its rule", arguments: Rules.all)
    func wrong(rule: Rule) throws {
        #expect(!rule.wrong.isEmpty)
        for syntax in Self.syntaxes(rule) {
            for example in rule.wrong {
                let found = try Self.broken(example.document, syntax)
                // A mistake that the HTML parser repairs is not in the tree, so a parse error is reported instead.
                let isMended =
                    syntax == .html && !ParseErrorRules.rules.contains(rule)
                    && found.contains { ParseErrorRules.names.contains($0) }
                #expect(found.contains(rule.id) || isMended, "\(syntax): \(example): \(found)")
            }
        }
    }

    @Test("A right example breaks no rule", arguments: Rules.all)
    func right(rule: Rule) throws {
        #expect(!rule.right.isEmpty)
        for syntax in Self.syntaxes(rule) {
            for example in rule.right {
                let found = try Self.broken(example.document, syntax)
                #expect(found.isEmpty, "\(syntax): \(example): \(found)")
            }
        }
    }

    @Test("Every parse error of the HTML parser has a rule", arguments: HTMLParseError.allCases)
    func parseErrors(error: HTMLParseError) {
        #expect(Rules.named(error.name)?.severity == .error)
    }

    @Test("Markup that browsers would read differently is reported in a gallery")
    func reading() throws {
        let (rule, checker) = (
            Rule.readAlike, try ConformanceChecker(site: nil, userRules: UserRules(), provesReading: true)
        )
        for example in rule.wrong {
            let found = checker.check(Array(example.document.utf8), path: "example.html", syntax: .polyglot)
            #expect(found.contains { $0.rule == rule.id && $0.line == 10 && $0.element != nil }, "\(example)")
        }
        #expect(checker.hasUnlikePages)
        for example in rule.right {
            #expect(
                checker.check(Array(example.document.utf8), path: "example.html", syntax: .polyglot) == [], "\(example)"
            )
        }
    }

    @Test("Rules have unique names, and texts with correct punctuation")
    func names() {
        #expect(Set(Rules.all.map(\.id)).count == Rules.all.count)
        for rule in Rules.all {
            #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
            #expect(!rule.title.hasSuffix(".") && rule.reason.hasSuffix("."))
        }
    }
}
