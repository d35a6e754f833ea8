import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

extension ParseErrorRules {
    /// The names of the rules of the HTML reader.
    fileprivate static let names = Set(rules.map(\.id))
}

@Suite("The examples of the rules")
struct RuleExampleTests {
    /// Returns the names of the rules that a document breaks.
    static func broken(_ document: String, _ syntax: PageSyntax = .html) throws -> [String] {
        try ConformanceChecker().check(Array(document.utf8), path: "example.html", syntax: syntax).map(\.rule)
    }

    /// Returns the syntaxes in which a rule applies: rules about the syntax of XML apply to XML, parse errors to HTML.
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
                // What browsers repair is no longer in the tree; it is a parse error instead.
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

    @Test("Every parse error of the reader is a rule", arguments: HTMLParseError.allCases)
    func parseErrors(error: HTMLParseError) {
        #expect(Rules.named(error.name)?.severity == .error)
    }

    @Test("What browsers read differently, checked as a gallery is")
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

    @Test("Names are unique and say what they are")
    func names() {
        #expect(Set(Rules.all.map(\.id)).count == Rules.all.count)
        for rule in Rules.all {
            #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
            #expect(!rule.title.hasSuffix(".") && rule.reason.hasSuffix("."))
        }
    }
}
