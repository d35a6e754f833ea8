import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Positions in pages")
struct PlaceTests {
    /// Returns the line, the column in bytes and the column in UTF-16 code units of an offset. This reference is slow,
    /// because it counts from the start of the text.
    private func slow(_ text: [UInt8], _ offset: Int) -> [Int] {
        let ends = (0..<offset).filter { text[$0] == 0x0A || text[$0] == 0x0D && text[($0 + 1)...].first != 0x0A }
        let line = text[(ends.last.map { $0 + 1 } ?? 0)..<offset]
        return [ends.count + 1, line.count + 1, String(decoding: line, as: UTF8.self).utf16.count + 1]
    }

    @Test func agreeWithSlowReference() throws {
        var random = SplitMix64(state: 3)
        for _ in 0..<50 {
            let pieces = ["a", "\n", "\r", "\r\n", "日", "👩‍👩‍👧", "é", "<b/>", "\t"]
            let text = "<p>" + (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined() + "</p>"
            let bytes = Array(text.utf8)
            let page = PageTree(try MarkupReader(names: Name.spellings).read(bytes), syntax: .html)
            var cursor = PlaceCursor(page)
            for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 && Bool.random(using: &random) {
                let place = cursor.place(offset)
                #expect([place.line, place.column, cursor.sourceLine.utf16Column] == slow(bytes, offset))
                #expect([page.place(offset).line, page.place(offset).column] == [place.line, place.column])
                let line = cursor.sourceLine
                let isEnd = bytes[offset] == 0x0A || bytes[offset] == 0x0D
                #expect(line.bytes.dropFirst(line.offset).first == (isEnd ? nil : bytes[offset]))
            }
        }
    }

    @Test("Lines end with CR LF, or with only CR, too", arguments: ["\r\n", "\r"])
    func lineEnds(end: String) throws {
        let lines = [
            "<!DOCTYPE html>", "<html lang=\"en\">", "<head><meta charset=\"utf-8\"><title>T</title></head>",
            "<body><main><h1 id=\"a\">T</h1><div>", "<p id=\"a\"></i><img src=\"a.png\">x</p>", "</main></body></html>",
        ]
        func findings(_ end: String) throws -> [String] {
            let page = Array(lines.joined(separator: end).utf8)
            return try ConformanceChecker().check(page, path: "a.html").map { "\($0)" }
        }
        let found = try findings(end)
        let expected = try findings("\n")
        #expect(found == expected)
        #expect(found.contains { $0.hasPrefix("a.html:5:15: error: ") && $0.hasSuffix("[image-alt]") })
        #expect(found.contains { $0.hasPrefix("a.html:5:") && $0.contains("line 4") })
    }

    @Test(
        "A comment of an XML file begins at its `<!--`",
        arguments: [
            ("<a>\r\n<!-- x\r\ny --><!--z--></a>", [5, 18]), ("<a><![CDATA[<!--z-->]]><!--z--></a>", [23]),
            ("<a><?x <!--z-->?><!--z--></a>", [17]),
            ("\u{FEFF}<!--z--><a><!--y--><!--y--></a><!----> ", [3, 14, 22, 34]),
        ])
    func comments(text: String, expected: [Int]) throws {
        let document = try MarkupReader(names: Name.spellings).read(Array(text.utf8), asXML: true)
        #expect(document.problems.isEmpty)
        let page = PageTree(document, syntax: .polyglot)
        let comments = document.nodes.indices.filter { document.nodes[$0].kind == .comment }
        #expect(comments.map { page.start($0) } == expected)
    }

    @Test func thousandFindingsInLongLine() throws {
        let page =
            "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>T</title></head><body><main><h1>T</h1>"
            + String(repeating: "<p data-x=\"1\"></p>", count: 20_000) + "</main></body></html>"
        var rules = UserRules()
        try rules.add(yaml: "- {name: no-x, forbid: //@data-x, message: m}", file: "r.yml")
        let checker = try ConformanceChecker(userRules: rules)
        let verdict = Array(page.utf8).withUnsafeBufferPointer { checker.verdict($0, path: "a.html") }
        #expect(verdict.findings.count == 1000)
        #expect(verdict.left >= 19_000)
        #expect(verdict.findings.allSatisfy { ($0.excerpt?.bytes.count ?? 801) <= 800 })
        var noted = verdict
        noted.noteLeft()
        #expect(noted.findings.last?.message.hasSuffix(" more findings of this page are not listed") == true)
    }
}
