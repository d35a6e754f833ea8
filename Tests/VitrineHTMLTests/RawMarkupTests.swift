import Testing
import VitrineHTML
import VitrineMarkup

@Suite("Raw markup")
struct RawMarkupTests {
    func expectRaw(
        _ source: String, becomes expected: String, problems: [HTMLProblem.Kind] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let markup = try RawMarkup(parsing: source)
        expectHTML(expected, problems: problems, sourceLocation: sourceLocation) { html in html.raw(markup) }
    }

    @Test(
        "Ordinary HTML is written in the form of this package",
        arguments: [
            ("<P CLASS=note>a<BR>b", "<p class=\"note\">a<br/>b</p>"),
            ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
            ("a&nbsp;b &copy; &lt;c&gt; &AMP &notin;", "a\u{A0}b © &lt;c&gt; &amp; ∉"),
            ("<input disabled value=a/b>", "<input disabled=\"\" value=\"a/b\"/>"),
            ("<table><tr><td>1<td>2</table>", "<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>"),
            ("<tr><td>1<td>2", "<tr><td>1</td><td>2</td></tr>"),
            (" <td>1</td>\n<td>2</td>", " <td>1</td>\n<td>2</td>"),
            ("<col><col span=2>", "<col/><col span=\"2\"/>"),
            ("<a href='?a=1&b=2'>x</a>", "<a href=\"?a=1&amp;b=2\">x</a>"),
            ("<title>A & B</title><meta name=a content=b>", "<title>A &amp; B</title><meta name=\"a\" content=\"b\"/>"),
            ("<pre>\n\na</pre>", "<pre><!---->\na</pre>"),
            ("<pre>\na</pre>", "<pre>a</pre>"),
            ("<template><p>x</template>", "<template><p>x</p></template>"),
            (
                "<noscript><p title='</noscript>'>x</p></noscript>",
                "<noscript><p title=\"&lt;/noscript&gt;\">x</p></noscript>"
            ),
            (
                "<svg viewbox='0 0 1 1'><path d=M0 /></svg>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0\"></path></svg>"
            ),
            ("", ""),
            (" ", " "),
            ("\n", "\n"),
            ("\n\na\n", "\n\na\n"),
            ("text alone", "text alone"),
            ("a &amp; b &lt; c &gt; d &quot; &apos;", "a &amp; b &lt; c &gt; d \" '"),
            ("&#228;&#xE4;", "ää"),
            ("<p>a</p>", "<p>a</p>"),
            ("<p>a</p>\n<p>b</p>", "<p>a</p>\n<p>b</p>"),
            ("<br><br/><img alt='x'/>", "<br/><br/><img alt=\"x\"/>"),
            ("<p title='\"'>'</p>", "<p title=\"&quot;\">'</p>"),
            ("<p title='a&#10;b\nc'>", "<p title=\"a&#10;b&#10;c\"></p>"),
            ("a<!-- b -->c", "a<!-- b -->c"),
            ("<p\n  id = 'a'\n>b</p >", "<p id=\"a\">b</p>"),
            ("<p xml:lang='de'>a</p>", "<p lang=\"de\">a</p>"),
            ("<p xml:lang='de' lang='en'>a</p>", "<p lang=\"en\">a</p>"),
            (
                "<svg xml:lang=de lang=en><text>a</text></svg>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"de\"><text>a</text></svg>"
            ),
            (
                "<svg lang=en xml:lang=de><use href='#a' xlink:href='#b'/></svg>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"de\"><use href=\"#a\"></use></svg>"
            ),
            ("<x-y>a</x-y>", "<x-y>a</x-y>"),
            ("<style>a > b { }</style>", "<style>a > b { }</style>"),
            ("a\r\nb\rc", "a\nb\nc"),
            ("Grüße 👋", "Grüße 👋"),
        ])
    func rewriting(source: String, expected: String) throws {
        try expectRaw(source, becomes: expected)
    }

    @Test("A drawing keeps its namespace and the case of its names")
    func drawing() throws {
        let source =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><linearGradient id=\"g\">"
            + "</linearGradient></svg>"
        try expectRaw(source, becomes: source)
        try expectRaw(
            "<svg><path d='M0 0'/></svg>",
            becomes: "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"></path></svg>")
        let formula = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mi>x</mi></math>"
        try expectRaw("<p>\(formula)</p>", becomes: "<p>\(formula)</p>")
        let decorated = "<svg xmlns:xlink='http://www.w3.org/1999/xlink' xml:space='preserve'><![CDATA[a<b]]></svg>"
        try expectRaw(
            decorated, becomes: "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:space=\"preserve\">a&lt;b</svg>")
    }

    @Test(
        "A script or style that HTML and XML read differently is refused",
        arguments: ["a < b", "a && b", "a]]>b", "<!-- x -->"])
    func script(source: String) throws {
        for name in ["script", "style"] {
            let error = #expect(throws: RawMarkupError.self) {
                try RawMarkup(parsing: "<\(name)>\(source)</\(name)>", allowingScripts: true)
            }
            #expect(error?.problems.map(\.kind) == [.rawText(element: name)])
        }
    }

    @Test("A prefix that only the HTML parser knows is removed")
    func prefix() throws {
        try expectRaw(
            "<svg><use xlink:href='#a'/></svg>",
            becomes: "<svg xmlns=\"http://www.w3.org/2000/svg\"><use href=\"#a\"></use></svg>")
    }

    @Test("Markup for a sandbox is written as it is or refused")
    func sandbox() throws {
        let page = "<p>a<br/></p>\n<p>b</p>"
        let markup = try #require(RawMarkup(sandboxed: page))
        expectHTML(page) { html in html.raw(markup) }
        for broken in ["<p>", "</vitrine-raw>", "<p>a</i>"] {
            #expect(RawMarkup(sandboxed: broken).map { _ in broken } == nil)
        }
    }

    @Test("The first element gets the attributes of a fragment")
    func root() throws {
        let markup = try RawMarkup(parsing: "\n<p class='a'>x</p><p>y</p>")
        expectHTML("\n<p class=\"a\" id=\"i\" data-component=\"C\">x</p><p>y</p>") { html in
            html.beginFragment(FragmentRoot(id: "i", component: "C", instance: nil))
            html.raw(markup)
        }
    }

    @Test("Markup can be written more than once")
    func twice() throws {
        let markup = try RawMarkup(parsing: "<b>x</b>")
        expectHTML("<b>x</b><i><b>x</b></i>") { html in
            html.raw(markup)
            html.i { html.raw(markup) }
        }
    }
}

@Suite("Markup that browsers parse by special rules")
struct TrickyMarkupTests {
    @Test("A document in an attribute is checked in the same way")
    func srcdoc() throws {
        let markup = try RawMarkup(parsing: "<p>a<br></p>")
        expectHTML("<iframe srcdoc=\"&lt;p&gt;a&lt;br/&gt;&lt;/p&gt;\"></iframe>") { html in
            html.iframe(.srcdoc(markup))
        }
        expectHTML("<p></p>", problems: [.attributeName("srcdoc")]) { html in
            html.p(.attribute("srcdoc", "<script>x</script>")) {}
        }
    }

    @Test("HTML inside a drawing has its namespace for XML parsers")
    func island() throws {
        let markup = try RawMarkup(
            parsing: "<svg><foreignObject><p>x<b>y</b></p></foreignObject><style>a</style></svg>")
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><foreignObject><p xmlns=\"http://www.w3.org/1999/xhtml\">x<b>y</b></p>"
                + "</foreignObject><style>a</style></svg>"
        ) { html in html.raw(markup) }
    }

    @Test("An animation may refer only to addresses that are allowed in links")
    func animation() {
        let problem = HTMLProblem.Kind.refusedURL(attribute: "to", scheme: "javascript")
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><set attributeName=\"href\"></set></svg>", problems: [problem]
        ) { html in
            html.svg { svg in svg.set(.attributeName("href"), .to("javascript:alert(1)")) }
        }
        let listed = HTMLProblem.Kind.refusedURL(attribute: "values", scheme: "javascript")
        expectHTML("<svg xmlns=\"http://www.w3.org/2000/svg\"><animate></animate></svg>", problems: [listed]) { html in
            html.svg { svg in svg.animate(.values("#a;javascript:alert(1)")) }
        }
    }
}
