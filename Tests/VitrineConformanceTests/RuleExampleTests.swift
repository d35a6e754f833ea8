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

    @Test("Names are unique and say what they are")
    func names() {
        #expect(Set(Rules.all.map(\.id)).count == Rules.all.count)
        for rule in Rules.all {
            #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
            #expect(!rule.title.hasSuffix(".") && rule.reason.hasSuffix("."))
        }
    }
}
