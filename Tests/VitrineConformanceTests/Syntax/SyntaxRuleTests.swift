import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The syntax of pages")
struct SyntaxRuleTests {
    private func findings(_ bytes: [UInt8], _ syntax: PageSyntax = .polyglot) throws -> [Finding] {
        try ConformanceChecker().check(bytes, path: "a", syntax: syntax)
    }

    private func page(_ body: String, type: String = "<!DOCTYPE html>\n", root: String = "<html lang=\"en\">") -> String
    {
        "\(type)\(root)<head><meta charset=\"utf-8\"/><title>x</title></head><body><main><h1>x</h1>\(body)</main></body></html>"
    }

    private func rules(_ document: String, _ syntax: PageSyntax = .polyglot) throws -> [String] {
        try findings(Array(document.utf8), syntax).map(\.rule)
    }

    private let xhtml = "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">"

    @Test(
        "Document types",
        arguments: [
            ("<!DOCTYPE html>", String?.none), ("<!DOCTYPE HTML>", nil), ("<!DOCTYPE  html >", nil),
            ("\n<!-- x -->\n<!DOCTYPE html>", nil),
            ("<!DOCTYPE html SYSTEM 'about:legacy-compat'>", nil),
            ("", "the page does not begin with <!DOCTYPE html>; add it, because browsers use quirks mode without it"),
            (
                "<!-- <!DOCTYPE html> -->",
                "the page does not begin with <!DOCTYPE html>; add it, because browsers use quirks mode without it"
            ),
            ("<!DOCTYPE book>", "the document type is “book”; write <!DOCTYPE html>"),
            ("<!DOCTYPE html SYSTEM 'x.dtd'>", "the document type is declared in “x.dtd”; write <!DOCTYPE html>"),
            (
                "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd'>",
                "the document type “-//W3C//DTD XHTML 1.0 Strict//EN” is obsolete; write <!DOCTYPE html>"
            ),
            (
                "<!DOCTYPE html [ ]>",
                "the document type has declarations in brackets, which HTML ignores; write <!DOCTYPE html>"
            ),
        ] as [(String, String?)])
    func documentTypes(type: String, message: String?) throws {
        #expect(
            try findings(Array(page("", type: type).utf8)).map(\.message) == (message.map { [$0] } ?? []), "\(type)")
    }

    @Test("An XHTML page needs no document type")
    func xhtmlPages() throws {
        #expect(try rules(page("", type: "", root: xhtml)) == ["xml-in-html"])
        #expect(try rules(page("<div/><p>a<br></br></p>", root: xhtml)) == ["xml-in-html", "xml-in-html"])
        #expect(try rules(page("<div/><p>a<br></br><![CDATA[x]]></p><?a b?>", type: "", root: xhtml), .xhtml) == [])
    }

    @Test(
        "Markup that XML and HTML parsers read differently",
        arguments: [
            ("<p/>", ["self-closed"]), ("<p></p>", []), ("<my-card/>", ["self-closed"]), ("<script/>", ["self-closed"]),
            ("<p>a<br/>b<img src=\"a.png\" alt=\"a\"/><wbr /></p>", []), ("<p>a<br></br></p>", ["void-end-tag"]),
            ("<p><svg><path d=\"M0 0\"/><g/></svg></p>", []), ("<p><math><mi/></math></p>", []),
            ("<p><svg/></p>", []), ("<p><![CDATA[x]]></p>", ["xml-only"]),
            ("<p><svg><desc>a</desc><text><![CDATA[x]]></text></svg></p>", []),
            ("<style>/*<![CDATA[*/ p {} /*]]>*/</style>", []), ("<script>//<![CDATA[\n1 < 2\n//]]></script>", []),
            ("<p><?x y?></p>", []), ("<p><?x a > b?></p>", ["xml-only"]), ("<p><?x.y z?></p>", ["xml-only"]),
            ("<p>a</p><!-- b -->", []), ("<p>a</p><!-->b -->", ["comment-start"]),
            ("<p>a</p><!---> b -->", ["comment-start"]), ("<p>a</p><!-- > -> b --><!---->", []),
            ("<pre>a\nb</pre>", []),
            ("<pre>\na</pre>", ["leading-newline"]), ("<pre> \na</pre>", []), ("<pre><b>\na</b></pre>", []),
            ("<p>a ]] > b</p>", []), ("<p title=\"a ]]&gt; b\">a</p>", []), ("<p>a ]]> b</p>", ["well-formed"]),
            ("<p>&nbsp;</p>", ["well-formed"]), ("<p>a<br>b</p>", ["well-formed"]),
            ("<p>a -- b</p><!-- a -- b -->", ["well-formed"]),
            ("<p title=a>a</p>", ["well-formed"]), ("<p><input disabled/></p>", ["well-formed"]),
            ("<p>a & b</p>", ["well-formed"]), ("<p title=\"a\" title=\"b\">a</p>", ["well-formed"]),
            ("<p>a</div>", ["well-formed"]),
            ("<p>a</p></main></main>", ["well-formed"]), ("<p><svg><use xlink:href=\"#a\"/></svg></p>", []),
            ("<p><svg xmlns:xlink=\"http://www.w3.org/1999/xlink\"><use xlink:href=\"#a\"/></svg></p>", []),
        ] as [(String, [String])])
    func forms(body: String, expected: [String]) throws {
        #expect(try rules(page(body)).filter { Rule.written.contains($0) } == expected, "\(body)")
    }

    @Test("Findings about comments and instructions point at them")
    func placesOfComments() throws {
        let body = "\n<!--> b -->\n<p>a</p> <!--> b -->\n<!-- c --><!--> b -->\n<p><?x a < b > c?></p>"
        let found = try findings(Array(page(body).utf8)).filter { Rule.written.contains($0.rule) }
        #expect(
            found.map { "\($0.rule) \($0.line):\($0.column)" } == [
                "comment-start 3:1", "comment-start 4:10", "comment-start 5:11", "xml-only 6:4",
            ])
    }

    @Test("Pages that begin with an XML declaration, a processing instruction or a byte order mark")
    func beginnings() throws {
        #expect(try rules(page("", type: "<?xml version=\"1.0\"?>\n<!DOCTYPE html>")) == ["xml-only"])
        #expect(try rules(page("", type: "<?xml-stylesheet href=\"a\"?>\n<!DOCTYPE html>")) == ["xml-only"])
        #expect(try rules(page("", type: "\u{FEFF}<!DOCTYPE html>")) == ["byte-order-mark"])
        #expect(
            try rules(page("", type: "\u{FEFF}<?xml version=\"1.0\"?><!DOCTYPE html>")) == [
                "byte-order-mark", "xml-only",
            ])
    }

    @Test("Errors of well-formedness are explained in terms of the page")
    func messages() throws {
        func message(_ body: String) throws -> String? { try findings(Array(page(body).utf8)).first?.message }
        #expect(try message("<p>a<br>b</p>") == "<br> is not closed; write <br/>")
        #expect(try message("<p><b>a</p>") == "expected </b>, found </p>; <b> was opened on line 2")
        #expect(
            try message("<p>a</p><!-->b -->")
                == "the comment begins with “>”, which ends it in HTML; add a space before it")
        #expect(
            try message("<p>a</p><!---> b -->")
                == "the comment begins with “->”, which ends it in HTML; add a space before it")
        #expect(
            try message("<p>&nbsp;</p>")
                == "“&nbsp;” is not defined in XML; write the character itself; only &amp;, &lt;, &gt;, &quot; and &apos; are defined"
        )
    }

    @Test("An XML declaration in capitals has a message that applies to it")
    func declarationInCapitals() throws {
        let found = try findings(Array("<?XML version=\"1.0\"?><p/>".utf8), .xhtml).first { $0.rule == "well-formed" }
        #expect(found?.message == "an XML declaration is only allowed at the start of the file, and in lowercase")
    }

    @Test(
        "An error of well-formedness has its position in bytes",
        arguments: [
            ("<r>\n<p>äöüäöüäöü<b></p></r>", 32), ("<p>\u{1F600}<b></p>", 14), ("\u{FEFF}<p>ä<b></p>", 15),
        ])
    func errorPlace(text: String, offset: Int) throws {
        let found = try findings(Array(text.utf8), .xhtml).first { $0.rule == "well-formed" }
        #expect(found?.offset == offset)
    }

    @Test("A CDATA section has its position")
    func cdataPlace() throws {
        for text in ["x", "<![CDATA[", "a\r\nb\r\n", ""] {
            let document = page("<p>éé<![CDATA[\(text)]]></p>")
            let offset = try #require(document.utf8.firstRange(of: "<![CDATA[".utf8))
            let place = document.utf8.distance(from: document.utf8.startIndex, to: offset.lowerBound)
            #expect(try findings(Array(document.utf8)).map(\.offset) == [place], "\(text)")
        }
    }

    @Test(
        "Bytes that are not allowed in pages",
        arguments: [
            ([0x00], "the control character U+0000 is not allowed in a page"),
            ([0x07], "the control character U+0007 is not allowed in a page"),
            ([0x7F], "the control character U+007F is not allowed in a page"),
            ([0xC2, 0x85], "the control character U+0085 is not allowed in a page"),
            ([0xC2, 0x80], "the control character U+0080 is not allowed in a page"),
            ([0xEF, 0xB7, 0x90], "U+FDD0 is a Unicode noncharacter, which is not allowed in a page"),
            ([0xEF, 0xB7, 0xAF], "U+FDEF is a Unicode noncharacter, which is not allowed in a page"),
            ([0xEF, 0xBF, 0xBE], "U+FFFE is a Unicode noncharacter, which is not allowed in a page"),
            ([0xEF, 0xBF, 0xBF], "U+FFFF is a Unicode noncharacter, which is not allowed in a page"),
            ([0xF0, 0x9F, 0xBF, 0xBE], "U+1FFFE is a Unicode noncharacter, which is not allowed in a page"),
            ([0xF4, 0x8F, 0xBF, 0xBF], "U+10FFFF is a Unicode noncharacter, which is not allowed in a page"),
            ([0xFF], "the byte 0xFF is not UTF-8 here; if the page is in another encoding, save it as UTF-8"),
            ([0xE9], "the byte 0xE9 is not UTF-8 here; if the page is in another encoding, save it as UTF-8"),
            ([0xC0, 0xAF], "the byte 0xC0 is not UTF-8 here; if the page is in another encoding, save it as UTF-8"),
            (
                [0xED, 0xA0, 0x80],
                "the byte 0xED is not UTF-8 here; if the page is in another encoding, save it as UTF-8"
            ),
            (
                [0xF4, 0x90, 0x80, 0x80],
                "the byte 0xF4 is not UTF-8 here; if the page is in another encoding, save it as UTF-8"
            ),
            ([0x01, 0x02], "the control character U+0001 is not allowed in a page (and 1 more like it)"),
        ] as [([UInt8], String)])
    func bytes(bytes: [UInt8], message: String) throws {
        let parts = page("<p>a|b</p>").split(separator: "|").map { Array($0.utf8) }
        let found = try findings(parts[0] + bytes + parts[1])
        #expect(found.filter { Rule.written.contains($0.rule) }.map(\.message) == [message])
        #expect(found.first { Rule.written.contains($0.rule) }?.offset == parts[0].count)
    }

    @Test(
        "Valid characters",
        arguments: [
            "\u{A0}", "\t", "\r\n", "\u{E000}", "\u{FFFD}", "\u{10FFFD}", "\u{D7FF}", "\u{FDCF}", "\u{FDF0}",
            "\u{1F600}", "\u{AD}",
        ])
    func rightCharacters(text: String) throws { #expect(try rules(page("<p>a\(text)b</p>")) == []) }

    @Test(
        "Character references",
        arguments: [
            ("<p>a&#x85;b</p>", true), ("<p title=\"&#x85;\">a</p>", true), ("<p>&#127;</p>", true),
            ("<p>&#xFDD0;</p>", true),
            ("<p>a&#13;b</p>", true), ("<p>a&#10;&#9;&#32;&#xA0;&#x1F600;b</p>", false),
            ("<p title=\"&#10;&lt;\">a\r\nb</p>", false),
        ] as [(String, Bool)])
    func references(markup: String, isWrong: Bool) throws {
        #expect(try rules(page(markup)) == (isWrong ? ["forbidden-character"] : []), "\(markup)")
    }

    @Test("UTF-16 is one finding")
    func utf16() throws {
        for mark in [[0xFE, 0xFF], [0xFF, 0xFE]] as [[UInt8]] {
            let bytes =
                mark
                + page("").utf16.flatMap {
                    mark[0] == 0xFE ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
                }
            let found = try findings(bytes).filter { Rule.written.contains($0.rule) }
            #expect(found.map(\.message) == ["the page is written in UTF-16; save it as UTF-8"])
        }
    }

    @Test("Prefixes")
    func prefixes() throws {
        let name = "xmlns:h=\"http://www.w3.org/1999/xhtml\""
        #expect(try rules(page("<h:p \(name)>a</h:p>")).contains("prefixed-element"))
        #expect(try rules(page("<p><s:svg xmlns:s=\"http://www.w3.org/2000/svg\"/></p>")).contains("prefixed-element"))
        #expect(try !rules(page("<h:p \(name)>a</h:p>"), .xhtml).contains("prefixed-element"))
    }

    @Test(
        "The time for a page with repeated markup is linear",
        arguments: [
            ("", "\u{85}", "", "forbidden-character"), ("", "<p/>", "", "self-closed"),
            ("", "<![CDATA[]]>", "", "xml-only"), ("<pre>", "\n", "</pre>", "leading-newline"),
            ("", "<!--> -->", "", "comment-start"), ("", "&#x85;", "", "forbidden-character"),
            ("", "<?a >?>", "", "xml-only"), ("<!--", " <!DOCTYPE", "-->", nil),
        ] as [(String, String, String, String?)])
    func hostile(start: String, part: String, end: String, rule: String?) throws {
        let checker = try ConformanceChecker()
        // The first check is not measured, because it also creates tables that later checks use.
        _ = checker.check(Array(page("").utf8), path: "a")
        let times = [1, 8].map { factor in
            let body = start + String(repeating: part, count: factor * 8_000 / part.utf8.count) + end
            let bytes = Array(page(body).utf8)
            return ProcessorTime.measure {
                let found = checker.check(bytes, path: "a", syntax: .polyglot).map(\.rule).filter {
                    Rule.written.contains($0)
                }
                #expect(Set(found) == Set(rule.map { [$0] } ?? []))
            }
        }
        // Eight times the length takes eight times as long if the work is linear, and 64 times as long if it is
        // quadratic.
        #expect(times[1] < times[0] * 24, "\(times)")
    }
}

extension Rule {
    /// The names of the rules about the syntax of a page.
    fileprivate static let written = Set(SyntaxRules.rules.map(\.id) + [Rule.utf8.id])
}
