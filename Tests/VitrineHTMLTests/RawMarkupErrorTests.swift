import Testing
import VitrineHTML
import VitrineMarkup

@Suite("Markup from elsewhere that is not well-formed")
struct RawMarkupErrorTests {
    func problems(parsing source: String) -> [XMLProblem] {
        do {
            _ = try RawMarkup(parsing: source)
            return []
        } catch .malformed(let problems) {
            return problems
        } catch {
            Issue.record(error)
            return []
        }
    }

    @Test(
        "Line and column are those of the text",
        arguments: [
            ("&nbsp;", 1, 7, "Entity 'nbsp' not defined"),
            ("a &nbsp;", 1, 9, "Entity 'nbsp' not defined"),
            ("\n&nbsp;", 2, 7, "Entity 'nbsp' not defined"),
            ("<p>\n  <b>&nbsp;</b>\n</p>", 2, 12, "Entity 'nbsp' not defined"),
            ("x & y", 1, 4, "xmlParseEntityRef: no name"),
            ("a < b", 1, 4, "StartTag: invalid element name"),
            ("<p a=b/>", 1, 6, "AttValue: \" or ' expected"),
            ("<p\n a=b/>", 2, 4, "AttValue: \" or ' expected"),
            ("<p a='1' a='2'/>", 1, 15, "Attribute a redefined"),
            ("<o:p>x</o:p>", 1, 5, "Namespace prefix o on p is not defined"),
            ("<p>\u{1}</p>", 1, 4, "PCDATA invalid Char value 1"),
            ("</vitrine-raw><vitrine-raw>", 1, 15, "Extra content at the end of the document"),
        ])
    func places(source: String, line: Int, column: Int, message: String) {
        let first = problems(parsing: source).first
        #expect(first?.line == line)
        #expect(first?.column == column)
        #expect(first?.message == message)
    }

    @Test("A tag that does not match", arguments: ["<p>a</i>", "<p>\n<b>a</p>\n</b>", "<p>a<br>b</p>", "</p>"])
    func mismatch(source: String) {
        let found = problems(parsing: source)
        #expect(found.first?.message.hasPrefix("Opening and ending tag mismatch") == true)
        #expect(found.first?.line == (source.contains("\n") ? 2 : 1))
    }

    @Test(
        "Messages do not speak of the element around the markup", arguments: ["<p>", "</p>", "<p>\n<b>\n</p>", "<br>"])
    func wrapper(source: String) {
        let messages = problems(parsing: source).map(\.message)
        #expect(!messages.isEmpty)
        for message in messages { #expect(!message.contains("vitrine-raw")) }
    }

    @Test("Lines inside messages are those of the text")
    func linesInMessages() {
        #expect(problems(parsing: "<p>a</i>").first?.message == "Opening and ending tag mismatch: p line 1 and i")
    }

    @Test("Deep nesting is refused, not followed")
    func depth() {
        let deep = String(repeating: "<b>", count: 100_000) + String(repeating: "</b>", count: 100_000)
        #expect(problems(parsing: deep).first?.message == "Excessive depth in document: 256 use XML_PARSE_HUGE option")
    }

    @Test(
        "A document type is refused",
        arguments: ["<!DOCTYPE p>", "<!DOCTYPE p [<!ENTITY a 'b'>]><p>&a;</p>", "<?xml version='1.0'?><p/>"])
    func documentType(source: String) {
        #expect(!problems(parsing: source).isEmpty)
    }

    @Test("A processing instruction is refused")
    func instruction() {
        #expect(!problems(parsing: "<?php echo 1 ?>a").isEmpty)
    }

    @Test("A NUL is refused and hides nothing")
    func nul() {
        #expect(!problems(parsing: "a\0").isEmpty)
        #expect(!problems(parsing: "<p>a</p>\0<p>").isEmpty)
    }
}
