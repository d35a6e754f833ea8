import Testing
import VitrineMarkup
import VitrineSnapshots

@Suite("Redactions")
struct RedactionTests {
    private func content(_ markup: String, _ redactions: Redaction...) throws -> (text: String, hits: [Int]) {
        let maker = try SnapshotMaker(redactions: redactions)
        let content = try maker.content(Array(markup.utf8), of: StoreFolder.id("todo/a"))
        return (content.markup, maker.hits)
    }

    @Test(
        "Selected nodes are replaced",
        arguments: [
            (
                "//time/@datetime", "<p><time datetime='2026-11-21'>today</time></p>",
                "<p><time datetime=\"[x 1]\">today</time></p>"
            ),
            ("//time", "<p><time datetime='2026'>today</time></p>", "<p><time datetime=\"2026\">[x 1]</time></p>"),
            ("//time/text()", "<p>a <time>\n today </time> b</p>", "<p>a <time>[x 1] </time>b</p>"),
            ("//p/text()[2]", "<p>one<br/>two</p>", "<p>\n  one\n  <br/>\n  [x 1]\n</p>"),
            ("//p", "<p>one <b>two</b> three</p>", "<p>[x 1]<b></b></p>"),
            (
                "//svg/@*[local-name()='href']",
                "<svg xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#a'></svg>",
                "<svg xlink:href=\"[x 1]\"></svg>"
            ),
            ("//comment()", "<p><!-- 2026 -->x</p>", "<p>x</p>"),
            ("//p[. = 'two']", "<p>one</p><p>two</p><p>two</p>", "<p>one</p>\n<p>[x 1]</p>\n<p>[x 1]</p>"),
            (
                "/html/head/title", "<!DOCTYPE html><html><head><title>a</title></head><body></body></html>",
                "<!DOCTYPE html>\n<html>\n  <head>\n    <title>[x 1]</title>\n  </head>\n  <body></body>\n</html>"
            ),
        ])
    func replaced(select: String, markup: String, text: String) throws {
        let found = try content(markup, Redaction("x", select: try XPathExpression(select)))
        #expect(found.text == text + "\n")
    }

    @Test func equalValuesHaveEqualNumbers() throws {
        let token = Redaction("token", select: try .init("//@value"))
        let one = try content("<i value='q'/><i value='r'/><i value='q'/>", token)
        #expect(
            one.text.split(separator: "\"").filter { $0.hasPrefix("[") } == ["[token 1]", "[token 2]", "[token 1]"])
        #expect(one.hits == [3])
        let other = try content("<i value='x'/><i value='y'/><i value='x'/>", token)
        #expect(one.text == other.text)
        let different = try content("<i value='x'/><i value='y'/><i value='z'/>", token)
        #expect(one.text != different.text)
        let date = Redaction("date", select: try .init("//@value"), isNumbered: false)
        #expect(
            try content("<i value='x'/><i value='y'/>", date).text == content("<i value='z'/><i value='z'/>", date).text
        )
    }

    @Test func firstMatchingRedactionReplaces() throws {
        let found = try content(
            "<time>1</time>", Redaction("a", select: try .init("//time")),
            Redaction("b", select: try .init("//text()")),
            Redaction("c", select: try .init("//nothing")))
        #expect(found.text == "<time>[a 1]</time>\n")
        #expect(found.hits == [1, 1, 0])
    }

    @Test func otherContentIsCompared() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let maker = try SnapshotMaker(redactions: [Redaction("date", select: try .init("//time"))])
        func check(_ markup: String) throws -> SnapshotCheck {
            try folder.store.check(StoreFolder.id("todo/a"), markup: Array(markup.utf8), with: maker)
        }
        _ = try folder.store.record([check("<p>due <time class='a'>Monday</time></p>")], .missing)
        #expect(try check("<p>due <time class='a'>Friday</time></p>").word == "same")
        #expect(try check("<p>due <time class='b'>Friday</time></p>").word.hasPrefix("changed: <time>: class"))
        #expect(try check("<p>due on <time class='a'>Friday</time></p>").word.hasPrefix("changed: <p>: “due "))
    }

    @Test("An expression that cannot be compiled is reported with the name of its redaction")
    func brokenRedactionIsNamed() throws {
        let redactions = [
            Redaction("first", select: try .init("//p")), Redaction("second", select: try .init("//p///b")),
            Redaction("third", select: try .init("//b")),
        ]
        let problem = #expect(throws: SnapshotProblem.self) { try SnapshotMaker(redactions: redactions) }
        #expect(
            problem.map { "\($0)" }
                == "the redaction “second” could not be applied: its XPath is not valid XPath: invalid expression")
    }

    @Test(
        "Markup with a prefix that only HTML allows",
        arguments: [
            (
                "<svg><use xlink:href='#a'/></svg><p>x</p>",
                "<svg>\n  <use xlink:href=\"#a\"></use>\n</svg>\n<p>[x 1]</p>\n"
            ),
            (
                "<!DOCTYPE html><html><body><svg><use xlink:href='#a'/></svg><p>x</p></body></html>",
                "<!DOCTYPE html>\n<html>\n  <body>\n    <svg>\n      <use xlink:href=\"#a\"></use>\n    </svg>\n"
                    + "    <p>[x 1]</p>\n  </body>\n</html>\n"
            ),
        ])
    func undeclaredPrefix(markup: String, text: String) throws {
        let found = try content(markup, Redaction("x", select: try .init("//p")))
        #expect(found.text == text)
        #expect(found.hits == [1])
    }

    @Test func tooSlowRedactionIsError() throws {
        let slow = Redaction("slow", select: try .init("//*[count(//*[count(//*[count(//*) > 1]) > 1]) > 1]"))
        let markup = String(repeating: "<p>x</p>", count: 400)
        let problem = #expect(throws: SnapshotProblem.self) { try content(markup, slow) }
        #expect(
            problem.map { "\($0)" }?.hasPrefix("the redaction “slow” could not be applied: its XPath was stopped after")
                == true)
    }
}
