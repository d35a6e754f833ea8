import Testing
import VitrineHTML
import VitrineMarkup

@Suite("Markup from elsewhere")
struct RawMarkupTests {
    func expectRaw(
        _ source: String, becomes expected: String, problems: [HTMLProblem.Kind] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let markup = try RawMarkup(parsing: source)
        expectHTML(expected, problems: problems, sourceLocation: sourceLocation) { html in html.raw(markup) }
    }

    @Test(
        "Markup is written by the rules of this package",
        arguments: [
            ("", ""),
            (" ", " "),
            ("\n", "\n"),
            ("\n\na\n", "\n\na\n"),
            ("text alone", "text alone"),
            ("a &amp; b &lt; c &gt; d &quot; &apos;", "a &amp; b &lt; c &gt; d \" '"),
            ("&#228;&#xE4;", "ää"),
            ("<p>a</p>", "<p>a</p>"),
            ("<p>a</p>\n<p>b</p>", "<p>a</p>\n<p>b</p>"),
            ("<div/>", "<div></div>"),
            ("<br></br><br/><img alt='x'/>", "<br/><br/><img alt=\"x\"/>"),
            ("<p title='\"'>'</p>", "<p title=\"&quot;\">'</p>"),
            ("<p title='a&#10;b\nc'/>", "<p title=\"a&#10;b c\"></p>"),
            ("a<!-- b -->c", "a<!-- b -->c"),
            ("<![CDATA[<b>&amp;]]>", "&lt;b&gt;&amp;amp;"),
            ("<p\n  id = 'a'\n>b</p >", "<p id=\"a\">b</p>"),
            ("<p xml:lang='de'>a</p>", "<p lang=\"de\">a</p>"),
            ("<x-y>a</x-y>", "<x-y>a</x-y>"),
            ("<script>let a = 1 > 0</script>", "<script>let a = 1 > 0</script>"),
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
        try expectRaw(
            "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:g/></s:svg>",
            becomes: "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></g></svg>")
    }

    @Test("What HTML does not allow is left out and reported")
    func problems() throws {
        try expectRaw(
            "<a href='javascript:alert(1)'>x</a>", becomes: "<a>x</a>",
            problems: [.refusedURL(attribute: "href", scheme: "javascript")])
        try expectRaw(
            "<a href='&#106;ava&#10;script:alert(1)'>x</a>", becomes: "<a>x</a>",
            problems: [.refusedURL(attribute: "href", scheme: "javascript")])
        try expectRaw("<p é='1'>x</p>", becomes: "<p>x</p>", problems: [.attributeName("é")])
        try expectRaw("<é>x</é>y", becomes: "y", problems: [.elementName("é")])
        try expectRaw("a&#x80;b", becomes: "a\u{FFFD}b", problems: [.replacedCharacter(0x80)])
    }

    @Test(
        "A script that HTML and XML read differently is refused",
        arguments: ["a &lt; b", "a &amp;&amp; b", "<![CDATA[a<b]]>"])
    func script(source: String) throws {
        try expectRaw("<script>\(source)</script>", becomes: "", problems: [.rawText(element: "script")])
        try expectRaw("<p><style>\(source)</style></p>", becomes: "<p></p>", problems: [.rawText(element: "style")])
    }

    @Test(
        "A script that only looks harmless is refused",
        arguments: [
            "<script>a]]&gt;b</script>", "<script>a &lt;&#x301; b</script>", "<script>a<b>c</b></script>",
            "<SCRIPT>a &lt; b</SCRIPT>",
        ])
    func trickyScript(source: String) throws {
        let markup = try RawMarkup(parsing: source)
        let html = HTML()
        html.raw(markup)
        #expect(!html.problems.isEmpty)
        expectWellFormed(html.bytes())
    }

    @Test("A prefix that only the parser knew does not reach the page")
    func prefix() throws {
        try expectRaw(
            "<svg><use xlink:href='#a'/></svg>",
            becomes: "<svg xmlns=\"http://www.w3.org/2000/svg\"><use href=\"#a\"></use></svg>")
    }

    @Test("The first element takes the mark of a fragment")
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

@Suite("Markup that a browser would read in its own way")
struct TrickyMarkupTests {
    @Test(
        "Elements whose content browsers read as text are left out",
        arguments: ["plaintext", "xmp", "noembed", "noframes"])
    func obsolete(name: String) throws {
        let markup = try RawMarkup(parsing: "<\(name)><p>x</p></\(name)>")
        expectHTML("", problems: [.elementName(name)]) { html in html.raw(markup) }
    }

    @Test(
        "Content where there can be none is left out and reported",
        arguments: [("<br>x</br>", "<br/>", "br"), ("<iframe><p>x</p></iframe>", "<iframe></iframe>", "iframe")])
    func content(source: String, expected: String, name: String) throws {
        let markup = try RawMarkup(parsing: source)
        expectHTML(expected, problems: [.content(element: name)]) { html in html.raw(markup) }
    }

    @Test("A document inside an attribute comes in through the same door")
    func srcdoc() throws {
        let markup = try RawMarkup(parsing: "<p>a<br/></p>")
        expectHTML("<iframe srcdoc=\"&lt;p&gt;a&lt;br/&gt;&lt;/p&gt;\"></iframe>") { html in
            html.iframe(.srcdoc(markup))
        }
        expectHTML("<p></p>", problems: [.attributeName("srcdoc")]) { html in
            html.p(.attribute("srcdoc", "<script>x</script>")) {}
        }
    }

    @Test("HTML inside a drawing says so to readers of XML")
    func island() throws {
        let markup = try RawMarkup(
            parsing: "<svg><foreignObject><p>x<b>y</b></p></foreignObject><style>a</style></svg>")
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><foreignObject><p xmlns=\"http://www.w3.org/1999/xhtml\">x<b>y</b></p>"
                + "</foreignObject><style>a</style></svg>"
        ) { html in html.raw(markup) }
    }

    @Test("What is wrong in a document inside an attribute is reported")
    func srcdocProblems() throws {
        let markup = try RawMarkup(parsing: "<a href='javascript:0'>x</a>")
        let problem = HTMLProblem.Kind.refusedURL(attribute: "href", scheme: "javascript")
        expectHTML("<iframe srcdoc=\"&lt;a&gt;x&lt;/a&gt;\"></iframe>", problems: [problem]) { html in
            html.iframe(.srcdoc(markup))
        }
    }

    @Test("An animation leads nowhere that a link may not")
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
