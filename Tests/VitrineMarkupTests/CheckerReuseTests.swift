import Testing
import VitrineMarkup

@Suite("One checker for many documents, many checkers at once")
struct CheckerReuseTests {
    static let documents: [[UInt8]] =
        [
            "", "<a/>", "<a>", "<a></b>", "<a>&x;</a>", "<x:a/>", "<x:a xmlns:x='y'/>", "<a>\u{1}</a>", "<a/><b/>",
            "<!DOCTYPE l [<!ENTITY e 'v'><!ATTLIST l b CDATA 'c'>]><l>&e;</l>", "<l>&e;</l>", "<l b='1' b='2'/>",
            "<a>" + String(repeating: "<b>", count: 300), "<?xml version='1.0' standalone='yes'?><a/>",
            "<a b='" + String(repeating: "x", count: 10_000) + "'/>", "<a>" + String(repeating: "&x;", count: 200),
            "<!DOCTYPE html><html><body><p>x</p></body></html>", "\u{FEFF}<a/>", "<a>\n\n<b></a>",
        ].map { Array($0.utf8) } + [[0xFF, 0xFE], Array("<a>".utf8) + [0xC3], [0]]

    static func fresh() throws -> [[XMLProblem]] {
        try documents.map { try WellFormednessChecker().check($0) }
    }

    @Test("A reused checker reports the same as a new one, in any order of documents")
    func reuse() throws {
        let expected = try Self.fresh()
        let checker = try WellFormednessChecker()
        for document in Self.documents.indices {
            #expect(checker.check(Self.documents[document]) == expected[document])
        }
        for document in Self.documents.indices.reversed() {
            #expect(checker.check(Self.documents[document]) == expected[document])
        }
        for first in Self.documents.indices {
            for second in Self.documents.indices {
                _ = checker.check(Self.documents[first])
                #expect(checker.check(Self.documents[second]) == expected[second])
            }
        }
    }

    @Test("One checker checks thousands of documents")
    func many() throws {
        let checker = try WellFormednessChecker()
        for number in 0..<5_000 {
            let isGood = number % 3 != 0
            let found = checker.check(Array("<a>\(number)</\(isGood ? "a" : "b")>".utf8))
            #expect(found.isEmpty == isGood)
        }
    }

    @Test("Many tasks, each with its own checker")
    func tasks() async throws {
        let expected = try Self.fresh()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for task in 0..<16 {
                group.addTask {
                    let checker = try WellFormednessChecker()
                    for step in 0..<200 {
                        let document = (step * 7 + task) % Self.documents.count
                        guard checker.check(Self.documents[document]) == expected[document] else { return false }
                        if step % 10 == 0 { await Task.yield() }
                    }
                    return true
                }
            }
            for try await agrees in group { #expect(agrees) }
        }
    }

    @Test("Two checkers used alternately on one thread")
    func interleaved() throws {
        let one = try WellFormednessChecker()
        let other = try WellFormednessChecker()
        #expect(one.check(Array("<a></b>".utf8)).count == 1)
        #expect(other.check(Array("<a/>".utf8)) == [])
        #expect(throws: XMLError.self) { try XMLTree(parsing: "<a></b>") }
        #expect(one.check(Array("<a/>".utf8)) == [])
        #expect(other.check(Array("<a></b>".utf8)).count == 1)
    }
}
