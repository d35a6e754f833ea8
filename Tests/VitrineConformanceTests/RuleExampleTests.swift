import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The examples of the rules")
struct RuleExampleTests {
    /// The names of the rules that a document breaks.
    static func broken(_ document: String) throws -> [String] {
        try ConformanceChecker().check(Array(document.utf8), path: "example.html").map(\.rule)
    }

    @Test("A wrong example breaks its rule", arguments: Rules.all)
    func wrong(rule: Rule) throws {
        #expect(!rule.wrong.isEmpty)
        for example in rule.wrong { #expect(try Self.broken(example.document).contains(rule.id), "\(example)") }
    }

    @Test("A right example breaks no rule", arguments: Rules.all)
    func right(rule: Rule) throws {
        #expect(!rule.right.isEmpty)
        for example in rule.right { #expect(try Self.broken(example.document).isEmpty, "\(example)") }
    }

    @Test("The examples of rules about reading, judged as a gallery is", arguments: Rules.reading)
    func reading(rule: Rule) throws {
        let checker = try ConformanceChecker(site: nil, userRules: UserRules(), provesReading: true)
        #expect(!rule.wrong.isEmpty && !rule.right.isEmpty)
        for example in rule.wrong {
            let found = checker.check(Array(example.document.utf8), path: "example.html")
            #expect(found.contains { $0.rule == rule.id && $0.line == 10 && $0.element != nil }, "\(example)")
        }
        #expect(checker.hasUnlikePages)
        for example in rule.right {
            #expect(checker.check(Array(example.document.utf8), path: "example.html") == [], "\(example)")
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
