import TestSupport
import Testing

@testable import VitrineMarkup

@Suite("XPath over pages")
struct XPathTests {
    /// Returns the selected nodes as texts: `name=value` for attributes, otherwise `name@number` with the number of the
    /// element, which is -1 for the document.
    private func select(_ expression: String, _ document: String) throws -> [String] {
        // The time limit is so long that only the limit of steps stops expensive expressions, even on a slow machine.
        let program = try XPathProgram([try XPathExpression(expression)], timeLimit: .seconds(100_000))
        var found: [String] = []
        let isWellFormed = try Array(document.utf8).withUnsafeBufferPointer { bytes in
            try program.open(bytes) {
                found = try program.select(0).map { node in
                    node.kind == .attribute ? "\(node.name)=\(node.value)" : "\(node.name)@\(node.element ?? -1)"
                }
            }
        }
        #expect(isWellFormed)
        return found
    }

    private static let page = "<div><p class=\"a\">x<b/></p><svg><title>t</title><a/></svg><p><a href=\"u\"/></p></div>"
    private static let namespaced = """
        <div xmlns="http://www.w3.org/1999/xhtml"><p class="a">x<b/></p><svg xmlns="http://www.w3.org/2000/svg"><title>t\
        </title><a/></svg><p><a href="u"/></p></div>
        """
    private static let prefixed = """
        <h:div xmlns:h="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2000/svg"><h:p class="a">x<h:b/></h:p>\
        <s:svg><s:title>t</s:title><s:a/></s:svg><h:p><h:a href="u"/></h:p></h:div>
        """

    private static let selected: [(String, [String])] = [
        ("//p", ["p@1", "p@6"]),
        ("//h:p", ["p@1", "p@6"]),
        ("//p[1]", ["p@1"]),
        ("//h:p[2]", ["p@6"]),
        ("//a", ["a@5", "a@7"]),
        ("//h:a", ["a@7"]),
        ("//svg:a", ["a@5"]),
        ("//svg:*", ["svg@3", "title@4", "a@5"]),
        ("//h:*[not(h:*)]", ["b@2", "a@7"]),
        ("//@class", ["class=a"]),
        ("//p/@*", ["class=a"]),
        ("//a | //b", ["b@2", "a@5", "a@7"]),
        ("//p/text()", ["text@1"]),
        ("//*[@href = 'u' and local-name() = \"a\"]", ["a@7"]),
        ("//p[position() mod 2 = 0]", ["p@6"]),
        ("//p[count(*) * 2 = 2]", ["p@1", "p@6"]),
        ("/", ["@-1"]),
        ("//nothing", []),
    ]

    @Test(arguments: selected) func namespacesMakeNoDifference(expression: String, expected: [String]) throws {
        for document in [Self.page, Self.namespaced, Self.prefixed] {
            #expect(try select(expression, document) == expected)
        }
    }

    private static let foreign = """
        <div><svg><foreignObject><p/><svg><rect/></svg></foreignObject><desc><p/></desc></svg>\
        <math><mi><b/></mi><mrow/>\
        <annotation-xml encoding="Text/HTML"><p/></annotation-xml><annotation-xml><mrow/></annotation-xml></math></div>
        """

    /// The contents of an integration point are HTML (HTML Standard, 13.2.6), until the next `svg` or `math`.
    @Test(arguments: [
        ("//svg:rect", ["rect@5"]), ("//h:rect", []), ("//svg:p", []), ("//math:b", []),
        ("//h:*", ["div@0", "p@3", "p@7", "b@10", "p@13"]),
        ("//svg:*", ["svg@1", "foreignObject@2", "svg@4", "rect@5", "desc@6"]),
        ("//math:*", ["math@8", "mi@9", "mrow@11", "annotation-xml@12", "annotation-xml@14", "mrow@15"]),
        ("//h:p[1]", ["p@3", "p@7", "p@13"]),
    ]) func prefixesFollowTheNearestVocabulary(expression: String, expected: [String]) throws {
        #expect(try select(expression, Self.foreign) == expected)
    }

    private static let wrong: [(String, Int, String)] = [
        ("", 0, "is empty"),
        ("  ", 0, "is empty"),
        ("//p[", 3, "“[” is not closed"),
        ("//p)", 3, "“)” has no opening bracket"),
        ("(//p]", 4, "“]” has no opening bracket"),
        ("//p[. = 'x]", 8, "the string that begins with “'” is not closed"),
        ("//p[$x]", 4, "variables such as $x are not supported"),
        ("//p[foo(.)]", 4, "unknown function “foo”"),
        ("id('a')", 0, "unknown function “id”; write //*[@id = '…']"),
        ("//p[contains(.)]", 12, "contains() takes 2 arguments, not 1"),
        ("//p[substring('a')]", 13, "substring() takes 2 or 3 arguments, not 1"),
        ("//p[true(1)]", 8, "true() takes no arguments, not 1"),
        ("//p[concat('a')]", 10, "concat() takes 2 or more arguments, not 1"),
        ("//p[string(1, 2)]", 10, "string() takes 0 or 1 argument, not 2"),
        ("//xyz:p", 2, "unknown prefix “xyz:”; the prefixes are h:, svg:, math:, xlink:, xml:"),
        ("//h:", 4, "a name is missing after “h:”"),
        ("//p/up::a", 4, "unknown axis “up”"),
        ("//p/namespace::a", 4, "the axis “namespace” is not supported; use a prefix such as “svg:”"),
        ("//p///b", 5, "is not valid XPath: invalid expression"),
        ("//h:p/h:b/=1", 10, "is not valid XPath: invalid expression"),
    ]

    @Test(arguments: wrong) func invalidExpressions(expression: String, offset: Int, reason: String) {
        #expect(throws: XPathProblem.syntax(offset: offset, reason: reason)) {
            try XPathProgram.check(try XPathExpression(expression), selects: true)
        }
    }

    @Test(arguments: [("1 + 1", "a number"), ("'x'", "a string"), ("//p = 'x'", "true or false")])
    func onlyNodesCanBeSelected(expression: String, type: String) {
        #expect(throws: XPathProblem.notNodeSet(type: type)) {
            try XPathProgram.check(try XPathExpression(expression), selects: true)
        }
    }

    @Test func depthAndLengthAreLimited() throws {
        let deep = String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)
        #expect(throws: XPathProblem.syntax(offset: 64, reason: "has more than 64 nested brackets")) {
            try XPathExpression(deep)
        }
        let long = Array(repeating: "a", count: 2001).joined(separator: "/")
        #expect(throws: XPathProblem.syntax(offset: 4000, reason: "is longer than 4,000 bytes")) {
            try XPathExpression(long)
        }
        #expect(try select(Array(repeating: "a", count: 1999).joined(separator: "/"), "<a/>") == [])
        #expect(try select("//a[" + String(repeating: "-", count: 1990) + "1 = 1]", "<a/>").isEmpty == false)
    }

    @Test(arguments: ["//*[@id = preceding::*/@id]", "//p[count(//p[. = //p]) > 0]"])
    func costlyExpressionsAreStopped(expression: String) throws {
        let document = "<div>" + String(repeating: "<p id=\"a\">x</p>", count: 20_000) + "</div>"
        let took = ProcessorTime.measure {
            #expect(throws: XPathProblem.tooCostly(limit: 10_000_000 + 200 * 20_001)) {
                try select(expression.replacing("id =", with: "x ="), document)
            }
        }
        #expect(took < .seconds(60))
        #expect(try select("//p[@id = 'b']", document) == [])
    }

    /// Each step reads the whole text of the document, so even a few steps take a long time.
    @Test func slowExpressionsAreStopped() throws {
        let document = "<div>" + String(repeating: "<p>some words</p>", count: 21_000) + "</div>"
        let program = try XPathProgram(
            [XPathExpression("//*[string-length(string(/)) = 0]"), XPathExpression("//p[2]")],
            timeLimit: .milliseconds(200))
        try Array(document.utf8).withUnsafeBufferPointer { bytes in
            _ = try program.open(bytes) {
                #expect(throws: XPathProblem.tooSlow(limit: .milliseconds(200))) { try program.select(0) }
                #expect(throws: XPathProblem.tooSlow(limit: .milliseconds(200))) { try program.select(1) }
            }
        }
        var count = 0
        _ = try Array("<div><p/><p/></div>".utf8).withUnsafeBufferPointer { bytes in
            try program.open(bytes) { count = try program.select(1).count }
        }
        #expect(count == 1)
    }

    @Test func programIsUsedForSeveralDocuments() throws {
        let program = try XPathProgram([XPathExpression("//a"), XPathExpression("@href and . != ''")])
        for (document, expected) in [("<p><a href='u'>x</a><a/></p>", [true, false]), ("<p/>", []), ("<a>", nil)] {
            var found: [Bool] = []
            let isWellFormed = try Array(document.utf8).withUnsafeBufferPointer { bytes in
                try program.open(bytes) { found = try program.select(0).map { try program.holds(1, at: $0) } }
            }
            #expect(isWellFormed == (expected != nil))
            #expect(found == expected ?? [])
        }
    }
}
