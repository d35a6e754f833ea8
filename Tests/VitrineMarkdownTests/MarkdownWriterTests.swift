import Testing
import VitrineHTML
import VitrineMarkdown

@Suite("Markdown as HTML")
struct MarkdownWriterTests {
    private static func html(_ document: MarkdownDocument) -> String {
        let html = HTML()
        MarkdownWriter.write(document, to: html)
        return html.string
    }

    #if Markdown
        @Test(
            "each element of Markdown is written as HTML",
            arguments: [
                ("", ""),
                ("Hello, *dear* **world**.", "<p>Hello, <em>dear</em> <strong>world</strong>.</p>"),
                ("one\ntwo", "<p>one\ntwo</p>"),
                ("one  \ntwo", "<p>one<br/>two</p>"),
                ("`a < b`", "<p><code>a &lt; b</code></p>"),
                ("~~old~~ and ~5", "<p><del>old</del> and ~5</p>"),
                ("- one\n- two", "<ul><li>one</li><li>two</li></ul>"),
                ("- one\n\n- two", "<ul><li><p>one</p></li><li><p>two</p></li></ul>"),
                ("1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"),
                ("3. three", "<ol start=\"3\"><li>three</li></ol>"),
                ("- one\n  - two", "<ul><li>one<ul><li>two</li></ul></li></ul>"),
                ("> said\n\n---", "<blockquote><p>said</p></blockquote><hr/>"),
                ("```swift\nlet a = \"<b>\"\n```", "<pre dir=\"ltr\"><code>let a = \"&lt;b&gt;\"</code></pre>"),
                ("    indented\n", "<pre dir=\"ltr\"><code>indented</code></pre>"),
                ("[a](b.html)", "<p><a href=\"b.html\">a</a></p>"),
                (
                    "See https://example.org/a.",
                    "<p>See <a href=\"https://example.org/a\">https://example.org/a</a>.</p>"
                ),
                ("![A *cat*](cat.png)", "<p><img src=\"cat.png\" alt=\"A cat\"/></p>"),
                (
                    "| a | b |\n|:-:|--:|\n| 1 | *2* |",
                    "<div class=\"wide-table\"><table class=\"properties\"><thead><tr>"
                        + "<th scope=\"col\" class=\"center\">a</th><th scope=\"col\" class=\"end\">b</th></tr></thead>"
                        + "<tbody><tr><td class=\"center\">1</td><td class=\"end\"><em>2</em></td></tr></tbody></table></div>"
                ),
                ("Ä & \u{1F600}", "<p>Ä &amp; \u{1F600}</p>"),
            ])
        func written(_ markdown: String, _ expected: String) {
            #expect(Self.html(MarkdownDocument(parsing: markdown)) == expected)
        }

        @Test("headings are below the headings of the page, and no level is skipped")
        func headings() {
            let html = Self.html(MarkdownDocument(parsing: "## A\n#### B\n### C\n## A\n# D\n#### *E* 1"))
            #expect(
                html == """
                    <h2 id="prose_a">A</h2><h3 id="prose_b">B</h3><h3 id="prose_c">C</h3><h2 id="prose_a-2">A</h2>\
                    <h2 id="prose_d">D</h2><h3 id="prose_e-1"><em>E</em> 1</h3>
                    """)
        }

        @Test("a link to a heading of the document leads to that heading")
        func headingLink() {
            let html = Self.html(MarkdownDocument(parsing: "[when](#when-to-use) [other](#story_a)\n# When to use"))
            #expect(
                html == """
                    <p><a href="#prose_when-to-use">when</a> <a href="#story_a">other</a></p>\
                    <h2 id="prose_when-to-use">When to use</h2>
                    """)
        }

        @Test(
            "markup is shown as text, and comments are left out",
            arguments: [
                ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
                ("a <b onclick=\"x()\">b</b>", "<p>a &lt;b onclick=\"x()\"&gt;b&lt;/b&gt;</p>"),
                ("<!-- for editors -->\n\ntext <!-- more -->", "<p>text </p>"),
                ("<!-- a --> Some text <!-- b -->", "<p>Some text</p>"), ("<!-- a --> <!-- b -->", ""),
                ("<div><!-- a -->\n</div>", "<p>&lt;div&gt;\n&lt;/div&gt;</p>"),
            ])
        func rawMarkup(_ markdown: String, _ expected: String) {
            #expect(Self.html(MarkdownDocument(parsing: markdown)).replacing("&#34;", with: "\"") == expected)
        }

        @Test("the address of a link that would run code is left out, and the writer reports a problem")
        func unsafeLink() {
            let html = HTML()
            MarkdownWriter.write(MarkdownDocument(parsing: "[a](javascript:alert(1))"), to: html)
            #expect(html.string == "<p><a>a</a></p>")
            #expect(html.problems.count == 1)
        }

        @Test("blocks and links are marked with their lines")
        func lines() {
            var lines: [Int] = []
            MarkdownWriter.write(
                MarkdownDocument(parsing: "# A\n\none\n[two](b)\n\n- c\n- [d](e)"), to: HTML(),
                mark: { line, write in
                    lines.append(line)
                    write()
                })
            #expect(lines == [1, 3, 4, 6, 6, 7, 7])
        }

        @Test("a thousand nested quotes can be written")
        func deep() {
            let html = Self.html(MarkdownDocument(parsing: String(repeating: ">", count: 1_000) + " deep"))
            #expect(html.hasPrefix("<blockquote><blockquote>"))
        }

        @Test("blocks that are nested too deeply are shown as text, and their lines are listed")
        func deepText() {
            let quotes = String(repeating: ">", count: 70)
            let document = MarkdownDocument(parsing: "Above\n\n\(quotes) deep *words* and `code`\n\(quotes) more")
            #expect(document.deepLines == [3])
            let html = Self.html(document)
            #expect(html.contains("deep words and code more") && !html.contains("<em>"))
            let list = (0..<70).map { String(repeating: "  ", count: $0) + "- item \($0)" }.joined(separator: "\n")
            let shown = Self.html(MarkdownDocument(parsing: list))
            #expect((0..<70).allSatisfy { shown.contains("item \($0)") })
            #expect(MarkdownDocument(parsing: "> > - *one*").deepLines.isEmpty)
        }

        @Test("emphasis that is nested too deeply is shown as text")
        func deepEmphasis() {
            let text = String(repeating: "*a ", count: 80) + "word" + String(repeating: " a*", count: 80)
            let document = MarkdownDocument(parsing: text)
            #expect(document.deepLines == [1])
            #expect(Self.html(document).contains("word"))
        }
    #endif

    @Test("without the parser, blank lines divide a text into paragraphs")
    func plain() {
        for end in ["\n", "\r\n"] {
            let text = "\none\n  two *three*\n\n\n<b>four</b>\n".replacing("\n", with: end)
            let document = MarkdownDocument(plain: text)
            #expect(Self.html(document) == "<p>one\ntwo *three*</p><p>&lt;b&gt;four&lt;/b&gt;</p>")
            #expect(document.blocks.map(\.line) == [2, 6])
        }
    }

    @Test("text with markup is distinguished from text without")
    func markup() {
        for text in ["Just words. 1 + 1, and a - b.", "That was in\n2024. Then", "1.5 litres", "===", "a =\nb"] {
            #expect(!MarkdownDocument.hasMarkup(text), "\(text)")
        }
        let marked = [
            "`a`", "*a*", "# a", "[a](b)", "a\n- b", "a\r\n- b", "| a |", "1. one", "a\n1. one", "a\n\n2) two",
            "+ one", "Title\n===", "Title\n---", "---",
        ]
        for text in marked { #expect(MarkdownDocument.hasMarkup(text), "\(text)") }
    }
}
