import Foundation
import TestSupport
import Testing

@Suite("HTML as people and tools write it")
struct AnyHTMLTests {
    /// Markup as people and tools write it: valid HTML, but not well-formed XML.
    private static let ordinary = """
        <!-- built by hand -->
        <!doctype html>
        <HTML lang=en xmlns="http://www.w3.org/1999/xhtml">
        <meta charset=utf-8>
        <title>Boats &mdash; all</title>
        <link rel=stylesheet href=boats.css>
        <script>if (1 < 2 && 3 > 2) document.title = "</p>"</script>
        <!--[if lt IE 9]><script src="old.js"></script><![endif]-->
        <body CLASS=page>
        <main>
        <h1>Boats&nbsp;&copy;</h1>
        <P>One<br>two<br/>three <IMG SRC=boat.png ALT=Boat>
        <p>AT&T, R & D, <a href="index.html?a=1&b=2">more</a> <input disabled aria-label=Name>
        <!-- one -- two -->
        <svg viewbox="0 0 1 1" role=img aria-label=Dot><circle r=1 /><lineargradient id=g></lineargradient></svg>
        <math><mi>x</mi></math>
        <ul><li>a<li>b</ul>
        <table><tr><th>A<th>B<tr><td>1<td>2</table>
        <pre>
        text</pre>
        <my-list :items=all @click=go></my-list>
        <iframe title=Note srcdoc="<p>One<p>Two"></iframe>
        </main>
        <footer>End</footer>
        """

    private static func page(_ body: String, head: String = "<meta charset=utf-8>") -> String {
        "<!doctype html>\n<html lang=en>\(head)<title>Boats</title>\n<h1>Boats</h1>\n\(body)\n"
    }

    private func findings(_ text: String, _ options: String..., name: String = "index.html") async throws -> [String] {
        try await findings(Array(text.utf8), options, name: name)
    }

    private func findings(_ bytes: [UInt8], _ options: [String], name: String) async throws -> [String] {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(bytes, to: name)
        let result = try await desk.run(["check", name, "--format", "json"] + options)
        let findings = try result.object()["findings"] as? [[String: Any]] ?? []
        return findings.map { "\($0["line"] ?? "?"):\($0["column"] ?? "?") \($0["rule"] ?? "?")" }
    }

    @Test func ordinaryPagesAreValid() async throws {
        #expect(try await findings(Self.ordinary) == [])
        #expect(try await findings(Self.ordinary, name: "INDEX.HTM") == [])
        #expect(try await findings(Self.ordinary.replacing("\n", with: "\r\n")) == [])
    }

    @Test(
        "Parse errors are findings with their positions",
        arguments: [
            ("<p>one</b>", ["4:7 unexpected-end-tag"]), ("<p title=a title=b>x", ["4:12 duplicate-attribute"]),
            ("<div/>x</div>", ["4:1 non-void-html-element-start-tag-with-trailing-solidus"]),
            (
                "<p>&nbps; &amp x",
                ["4:4 unknown-named-character-reference", "4:11 missing-semicolon-after-character-reference"]
            ),
            ("<p><b><i>x</b></i>", ["4:11 misnested-end-tag", "4:15 misnested-end-tag"]),
            ("<table><tr><th>x</th></tr>y</table>", ["4:27 text-in-table"]),
            ("<p>x<!-- y", ["5:1 eof-in-comment"]), ("<p>x <a href=a>y</a", ["5:1 eof-in-tag"]),
            ("<img src=a.png>", ["4:1 image-alt"]),
        ] as [(String, [String])])
    func parseErrors(body: String, expected: [String]) async throws {
        let found = try await findings(Self.page(body))
        #expect(Set(found).isSuperset(of: expected), "\(found)")
    }

    @Test func missingEndTagIsOneFinding() async throws {
        let body = "<div>\n<em>x\n<section><h2>y</h2></section>\n<section><h2>z</h2></section>\n</div>\n<div><b>x</div>"
        let found = try await findings(Self.page(body))
        #expect(found.filter { $0.hasSuffix("end-tag-with-open-elements") }.count == 2, "\(found)")
        let frame = #"<iframe title=Note srcdoc="<!doctype html><div><aside></div>"></iframe>"#
        #expect(try await findings(Self.page(frame)) == ["4:20 frame-content"])
    }

    @Test func missingTagsPointAtTheirCause() async throws {
        #expect(
            try await findings("\n<p>x") == [
                "2:1 missing-doctype", "2:1 page-language", "2:1 child-missing", "2:1 encoding-missing",
            ])
    }

    @Test func optionSelectsParser() async throws {
        let both = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"/><title>One</title></head>
            <body><h1>One</h1><table><tbody><tr><th>A</th></tr></tbody></table></body></html>
            """
        for syntax in ["html", "xml", "both"] { #expect(try await findings(both, "--syntax", syntax) == []) }
        let implied = both.replacing("<tbody>", with: "").replacing("</tbody>", with: "")
        #expect(try await findings(implied) == [])
        #expect(try await findings(implied, "--syntax", "xml") == [])
        #expect(try await findings(implied, "--syntax", "both") == ["3:26 read-alike"])
        #expect(try await findings(Self.ordinary, "--syntax", "xml") == ["3:12 well-formed"])
        #expect(try await findings(Self.ordinary, "--syntax", "both") == ["3:12 well-formed"])
        // Both parsers report `<div/>`, each with its own rule.
        #expect(
            try await findings(both.replacing("<h1>", with: "<div/><h1>"), "--syntax", "both")
                .filter { $0.hasPrefix("3:7 ") } == [
                    "3:7 non-void-html-element-start-tag-with-trailing-solidus", "3:7 self-closed",
                ])
    }

    @Test func xhtmlIsXML() async throws {
        let page = """
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>One</title></head>
            <body><h1>One</h1><div/><p>&nbsp;</p></body></html>
            """
        for name in ["a.xhtml", "a.XHT"] { #expect(try await findings(page, name: name) == ["2:34 well-formed"]) }
        let html = try await findings(page, "--syntax", "html", name: "a.xhtml")
        #expect(html.contains("1:1 missing-doctype"), "\(html)")
    }

    @Test func undeclaredPrefixesDoNotStopRules() async throws {
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"/><title>One</title></head>
            <body><h1>One</h1><p><svg role="none"><use xlink:href="#a"/></svg><img src="a.png"/></p></body></html>
            """
        for syntax in ["html", "xml", "both"] {
            // The XML parser reports the position after the prefix `xlink:`.
            let column = syntax == "xml" ? 50 : 44
            let expected = ["3:\(column) foreign-obsolete", "3:\(column) graphics-reference", "3:67 image-alt"]
            #expect(try await findings(page, "--syntax", syntax) == expected, "\(syntax)")
        }
    }

    @Test func placesInAnyEncoding() async throws {
        func latin(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(clamping: $0.value) } }
        let page = Self.page("<p>Grün &amp; schön <img src=a.png>", head: "<meta charset=windows-1252>")
        #expect(
            try await findings(latin(page), [], name: "a.html") == ["2:21 value-charset", "4:21 image-alt"])
        #expect(
            try await findings(latin(Self.page("<p>Grün, schön")), [], name: "a.html")
                == ["4:6 invalid-bytes-in-encoding"])
        let unknown = Self.page("<p>x", head: "<meta charset=utf-88>")
        #expect(try await findings(unknown) == ["2:15 unknown-encoding", "2:21 value-charset"])
        let contradicting = "\u{FEFF}" + Self.page("<p>x", head: "<meta charset=windows-1252>")
        #expect(
            try await findings(contradicting) == [
                "1:1 byte-order-mark", "2:15 contradicting-encoding", "2:21 value-charset",
            ])
        let units = Array(("\u{FEFF}" + Self.page("<p>Grün <img src=a.png>", head: "")).utf16)
        #expect(
            try await findings(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, [], name: "a.html").map {
                $0.split(separator: " ").last
            } == ["utf-8", "image-alt"])
        #expect(
            try await findings(
                Array(units.dropFirst()).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, [], name: "a.html")
                == ["1:1 utf-8"])
    }

    @Test func repeatedControlCharactersAreOneFinding() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let result = try await desk.check("-", "--quiet", input: Self.page("<p>a\u{1}b\u{1}c\u{1}d"))
        #expect(
            result.output.contains(
                "4:5: error: unexpected control character, which is invisible; remove it (and 2 more like it)"))
        let null = try await desk.check("-", "--quiet", input: Self.page("<p>a\u{0}b\u{0}c"))
        #expect(null.output.contains("4:5: error: the character U+0000 is not allowed; remove it (and 1 more like it)"))
    }

    @Test func depthIsLimited() async throws {
        func deep(_ count: Int) -> String {
            Self.page(String(repeating: "<div>", count: count) + "x" + String(repeating: "</div>", count: count))
        }
        #expect(try await findings(deep(500)) == [])
        #expect(try await findings(deep(600)).contains { $0.hasSuffix(" nesting-too-deep") })
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(deep(100_000), to: "a.html")
        try desk.write(deep(100_000).replacing("x", with: "y"), to: "b.html")
        let result = try await desk.run(["compare", "a.html", "b.html"])
        #expect(result.output.contains("“x” became “y”"), "\(result.output.prefix(2_000))")
    }

    @Test func userRulesSeeBrowserTree() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(
            """
            - name: rows
              forbid: //tbody/tr[@v-for]
              message: "a row of {name}, {@xml:lang}"
            - name: handlers
              forbid: //@onclick
              message: "{value} on {name}"
            """, to: "house.yml")
        try desk.write(
            Self.page("<table><tr v-for=a><th>x</table>\n<button ONCLICK='a && b' @x type=button>&lt;</button>"),
            to: "a.html")
        let result = try await desk.check("a.html", "--rules", "house.yml", "--format", "json")
        #expect(
            try result.findings() == [
                "a.html:4 rows", "a.html:4 attribute-unknown", "a.html:5 handlers", "a.html:5 attribute-unknown",
            ])
        #expect(result.output.contains("\"message\":\"a && b on button\""))
    }

    @Test func linksInFolderAreChecked() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Self.page("<p><a href=b.html#part>b</a> <a href=gone.html>c</a>"), to: "site/index.html")
        try desk.write(Self.page("<p id=parts>x <a href=index.html>a</a>"), to: "site/b.html")
        let result = try await desk.check("site", "--format", "json")
        #expect(try result.findings() == ["site/index.html:4 broken-fragment", "site/index.html:4 broken-link"])
    }

    @Test func parseErrorsAreExplained() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let explained = try await desk.check("--explain", "misnested-end-tag")
        #expect(explained.status == 0)
        #expect(explained.output.contains("Wrong:\n    <p><b><i>One</b></i></p>\n"))
        #expect(try await desk.check("--list-rules").output.contains("error    duplicate-attribute "))
        let ignored = try await desk.check(
            "-", "--ignore", "duplicate-attribute", input: Self.page("<p title=a title=b>x"))
        #expect(ignored.status == 0)
    }

    // MARK: - Comparing

    private func compare(
        _ old: String, _ new: String, _ options: String..., names: (String, String) = ("a.html", "a.html")
    ) async throws -> Program.Result {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(old, to: "base/\(names.0)")
        try desk.write(new, to: "head/\(names.1)")
        return try await desk.run(["compare", "base/\(names.0)", "head/\(names.1)"] + options)
    }

    @Test func ordinaryPagesAreCompared() async throws {
        let new = Self.ordinary.replacing("ALT=Boat", with: "alt='Red boat'").replacing(
            "<li>b", with: "<li>b</li><li>c"
        )
        .replacing("@click=go", with: "@click=stay").replacing("disabled ", with: "")
        let result = try await compare(Self.ordinary, new)
        #expect(result.status == 1)
        #expect(
            result.output == """
                What assistive technology announces
                  Image “Boat”: its name became “Red boat” (alt changed)
                  Textbox “Name”: no longer disabled (disabled removed)
                Markup
                  <li>: “c” added
                  <my-list>: @click “go” became “stay”
                1 page changed.

                """)
    }

    @Test func differentSpellingIsEqual() async throws {
        let one =
            "<!DOCTYPE html>\n<html lang=\"en\"><head><title>One</title></head><body><p class=\"a b\">x</p></body></html>"
        let result = try await compare(one, "<!doctype html><html lang=en><title>One</title><P CLASS='b a'>x")
        #expect(result.status == 0)
        #expect(result.output == "1 written differently but meaning the same.\n")
        // A declaration of the namespace that the element has anyway changes nothing.
        let declared = one.replacing("<html", with: "<html xmlns=\"http://www.w3.org/1999/xhtml\"")
        #expect(try await compare(one, declared).status == 0)
    }

    @Test func differentParsersAreReported() async throws {
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body><p>x</p><div/></body></html>
            """
        let result = try await compare(page, page.replacing(">x<", with: ">y<"), names: ("a.html", "a.xhtml"))
        #expect(
            result.output.contains(
                "Read differently than before\n  the file was read as HTML before and is read as XML now\n"))
        #expect(try await compare(page, page + "<!-- -->").output == "1 written differently but meaning the same.\n")
    }

    /// A page whose trees as HTML and as XML are different: in HTML, `<div/>` is only a start tag.
    private static let ambiguous = """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body><div/><p>x</p></body></html>
        """

    @Test("Equal bytes are compared if different parsers read them")
    func equalBytesOfDifferentParsers() async throws {
        let result = try await compare(Self.ambiguous, Self.ambiguous, names: ("one.html", "two.xhtml"))
        #expect(result.status == 1)
        #expect(
            result.output == """
                Markup
                  <div>: <div> removed from around its content
                  <div>: <div></div> added
                Read differently than before
                  the file was read as HTML before and is read as XML now
                The accessibility tree of the changed page is the same as before.
                1 page changed.

                """)
        let plain = Self.ambiguous.replacing("<div/>", with: "")
        let same = try await compare(plain, plain, names: ("one.html", "two.xhtml"))
        #expect(same.status == 0)
        #expect(same.output.hasPrefix("Read differently than before\n  the file was read as HTML"))
        #expect(same.output.hasSuffix("1 the same.\n"))
    }

    @Test("A renamed page with the same bytes is compared if another parser reads it")
    func renamedPageOfAnotherParser() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let page = Self.ambiguous.replacing("<p>x</p>", with: (1...60).map { "<p>Text \($0)</p>" }.joined())
        try desk.write(page, to: "base/old.html")
        try desk.write(page, to: "head/new.xhtml")
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.status == 1)
        #expect(result.output.contains("Renamed\n  old.html is now new.xhtml, 9"))
        #expect(result.output.contains("  new.xhtml was read as HTML before and is read as XML now\n"))
        #expect(result.output.hasSuffix("1 page changed, 1 renamed.\n"))
        let xml = try await desk.run(["compare", "base", "head", "--syntax", "xml"])
        #expect(xml.status == 2)
        #expect(xml.output == "Renamed\n  old.html is now new.xhtml\n1 renamed.\n")
    }

    @Test func parserDifferencesAreReported() async throws {
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><title>One</title></head>
            <body><table><tr><td>x</td></tr></table></body></html>
            """
        let result = try await compare(page, page.replacing("x", with: "y"), "--syntax", "both")
        #expect(result.status == 3)
        #expect(
            result.output.hasPrefix(
                "Not compared\n  the base file, line 3, column 14: the page has different trees as HTML and as XML: <tbody> in HTML, but <tr> in XML"
            ),
            "\(result.output)")
        #expect(try await compare(page, page.replacing("x", with: "y"), "--syntax", "xml").status == 1)
    }

    /// A column counts characters, and the byte order mark is not one of them.
    @Test func columnOfParserDifference() async throws {
        let page =
            "\u{FEFF}<!DOCTYPE html><html lang=\"en\"><head><title>é</title></head><body>"
            + "<table><tr><td>x</td></tr></table></body></html>"
        let result = try await compare(page, page.replacing(">x", with: ">y"), "--syntax", "both")
        #expect(result.output.contains("the base file, line 1, column 74: "), "\(result.output)")
    }

    @Test func reviewPageShowsOrdinaryPages() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Self.ordinary, to: "base/a.html")
        try desk.write(Self.ordinary.replacing("<li>b", with: "<li>c"), to: "head/a.html")
        _ = try await desk.run(["compare", "base", "head", "--report", "review"])
        #expect(try await desk.check("review", "--syntax", "both").status == 0)
        #expect(try desk.read("review/index.html").contains("“b” became “c”"))
    }
}
