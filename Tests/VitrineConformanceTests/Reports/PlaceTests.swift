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

    @Test("A file in UTF-16 has the same lines as one in UTF-8, and they are shown as text", arguments: [true, false])
    func utf16(isLittleEndian: Bool) throws {
        // One of the two bytes of the character Ċ in UTF-16 is that of a line feed.
        let lines = [
            "<!DOCTYPE html>", "<html lang=\"en\">", "<head><meta charset=\"utf-8\"><title>T</title></head>",
            "<body><h1>T</h1>", "<p>Ċ <img src=\"a.png\"></p></body></html>", "",
        ]
        let page = "\u{FEFF}" + lines.joined(separator: "\r\n")
        let bytes = page.utf16.flatMap { unit -> [UInt8] in
            let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
            return isLittleEndian ? [low, high] : [high, low]
        }
        let findings = try ConformanceChecker().check(bytes, path: "a.html")
        let found = try #require(findings.first { $0.rule == "image-alt" })
        #expect(found.line == 5)
        #expect(found.excerpt?.utf16Column == 6)
        #expect(found.excerpt.map { String(decoding: $0.bytes, as: UTF8.self) } == lines[4])
    }

    private func xmlPage(_ text: String) throws -> PageTree {
        let document = try MarkupReader(names: Name.spellings).read(Array(text.utf8), asXML: true)
        #expect(document.problems.isEmpty)
        return PageTree(document, syntax: .polyglot)
    }

    private func starts(of kind: MarkupDocument.Node.Kind, in text: String) throws -> [Int] {
        let page = try xmlPage(text)
        return page.document.nodes.indices.filter { page.document.nodes[$0].kind == kind }.map { page.start($0) }
    }

    @Test(
        "A comment of an XML file begins at its `<!--`",
        arguments: [
            ("<a>\r\n<!-- x\r\ny --><!--z--></a>", [5, 18]), ("<a><![CDATA[<!--z-->]]><!--z--></a>", [23]),
            ("<a><?x <!--z-->?><!--z--></a>", [17]),
            ("\u{FEFF}<!--z--><a><!--y--><!--y--></a><!----> ", [3, 14, 22, 34]),
        ])
    func comments(text: String, expected: [Int]) throws {
        #expect(try starts(of: .comment, in: text) == expected)
    }

    @Test(
        "A text of an XML file begins after the markup before it, even if the parser passes a copy",
        arguments: [
            ("<a>€ x<b/>é</a>", [3, 12]), ("<a>x &amp; €</a>", [3]), ("<a>&#8364;<b/>&lt;</a>", [3, 14]),
            ("<a>\r\n€\r\n<b></b>\r\n&gt;</a>", [3, 17]), ("<a><![CDATA[é]]></a>", [12]),
            ("<a>é<![CDATA[x]]>é</a>", [3]), ("<a><![CDATA[]]>é</a>", [15]), ("<a b='é&amp;'>é</a>", [15]),
            ("\u{FEFF}<a>é</a>", [6]), ("<a><!--é-->é<?p é?>é</a>", [12, 22]),
            ("<a>" + String(repeating: "é\r\n", count: 400) + "</a>", [3]),
            ("<a><![CDATA[<![CDATA[" + String(repeating: "\r\n", count: 9) + "]]></a>", [12]),
        ])
    func texts(text: String, expected: [Int]) throws {
        #expect(try starts(of: .text, in: text) == expected)
    }

    @Test(
        "A processing instruction of an XML file begins at its `<?`",
        arguments: [
            ("<?a <?b > ?><r/>", [0]), ("<r>\r\n<?a x\r\n<?a y?><?b?></r>", [5, 19]),
            ("\u{FEFF}<?a?><r><?a  <?a?></r>", [3, 11]),
        ])
    func instructions(text: String, expected: [Int]) throws {
        #expect(try starts(of: .instruction, in: text) == expected)
    }

    @Test(
        "An attribute of an XML file begins at its own name, after the prefix",
        arguments: [
            ("<a xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#x\" href=\"foo bar\"/>", [52, 62]),
            ("<a xml:lang=\"en\" lang=\"de\"/>", [7, 17]), ("<a\n\tb=\"1\"\r\nc='2'/>", [4, 11]),
            ("<s:style xmlns:s=\"u\" style = 'a=\">\"' style2=''/>", [21, 37]),
        ])
    func attributes(text: String, expected: [Int]) throws {
        let page = try xmlPage(text)
        #expect(page.document.attributes.indices.map { page.start(ofAttribute: $0, in: 0) } == expected)
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
