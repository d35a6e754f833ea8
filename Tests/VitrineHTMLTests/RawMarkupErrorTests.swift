import Testing
import VitrineHTML

@Suite("Raw markup that is refused")
struct RawMarkupErrorTests {
    func problems(parsing source: String) -> [RawMarkupProblem] {
        do throws(RawMarkupError) {
            _ = try RawMarkup(parsing: source)
            return []
        } catch {
            return error.problems
        }
    }

    @Test(
        "Lines and columns are those of the source text",
        arguments: [
            (
                "<p>a</i>", 1, 5,
                "</i> does not close any element here; remove it or, if <i> is open, close the elements inside it first"
            ),
            ("<p\na=1 a=2>x</p>", 2, 6, "duplicate attribute “a”: browsers keep the first; remove this one"),
            ("<b>x", 1, 5, "the markup ends while <b> is open; add its end tag"),
            ("<div/>x", 1, 1, "“/>” does not close <div>, which stays open; close it with </div>"),
            (
                "ä<br><p onclick=x()>x", 1, 10,
                "event handler “onclick” on <p>; remove it, or allow it in Swift with allowingScripts: true"
            ),
            (
                "<p>\n<script>1</script>", 2, 1,
                "<script> is not allowed in raw markup; remove it, or allow it in Swift with allowingScripts: true"
            ),
            (
                "<a href='java\nscript:0'>x</a>", 1, 4,
                "the URL in “href” is a script; remove it, or allow it in Swift with allowingScripts: true"
            ),
            (
                "<p @click=x>y", 1, 4,
                "“@click” cannot be the name of an attribute in both HTML and XML; rename or remove it"
            ),
            ("<o:p>x</o:p>", 1, 1, "“o:p” cannot be the name of an element in both HTML and XML; rename it"),
            ("\n<svg><!-- x --></svg>", 2, 6, "a comment inside SVG or MathML is not allowed in raw markup; remove it"),
            (
                "a<!-- <b> -->", 1, 2,
                "a comment with “<”, “>” or “--”, or with “-” at its end, is not allowed; "
                    + "remove it, or use the sanitizer, which removes all comments"
            ),
            ("<xmp>x</xmp>", 1, 1, "<xmp> is obsolete, and XML parsers read its content as markup; use <pre>"),
            (
                "<a href=foo:bar>x</a>", 1, 4,
                "the scheme “foo:” is not allowed in “href”; use “https:” or a relative URL"
            ),
            (
                "<td>1</td>\nx<td>2</td>", 1, 1,
                "HTML and XML parsers read the written markup differently: text “ x” in HTML, but <table> in XML"
            ),
            ("<p>a\u{C}b", 1, 1, "the character U+000C is not allowed in a page; remove it"),
            ("<!DOCTYPE html><p>x", 1, 1, "a doctype is allowed only at the beginning of a page; remove it"),
        ])
    func places(source: String, line: Int, column: Int, message: String) {
        let first = problems(parsing: source).first
        #expect(first?.line == line)
        #expect(first?.column == column)
        #expect(first?.message == message)
    }

    @Test("An error has one line for each problem, with its position")
    func description() {
        let error = #expect(throws: RawMarkupError.self) {
            try RawMarkup(parsing: "<p onclick=a()>x\n<base href=y>")
        }
        #expect(
            error.map { "\($0)" } == """
                line 1, column 4: event handler “onclick” on <p>; \
                remove it, or allow it in Swift with allowingScripts: true
                line 2, column 1: <base> affects the links of the whole page; \
                remove it, or allow it in Swift with allowingScripts: true
                """)
    }

    @Test("Deep nesting is refused")
    func depth() {
        for count in [201, 100_000] {
            let deep = String(repeating: "<div>", count: count) + String(repeating: "</div>", count: count)
            #expect(problems(parsing: deep).contains { $0.kind == .tooDeep(limit: 200) }, "\(count)")
        }
        for content in ["", "x", "<!-- x -->"] {
            let shallow =
                String(repeating: "<div>", count: 200) + content + String(repeating: "</div>", count: 200)
            #expect(problems(parsing: shallow).isEmpty, "\(content)")
        }
    }

    @Test(
        "Processing instructions and XML declarations are refused",
        arguments: ["<?php echo 1 ?>a", "<?xml version='1.0'?><p>"])
    func instruction(source: String) {
        #expect(!problems(parsing: source).isEmpty)
    }

    @Test("A NUL is refused", arguments: ["a\0", "<p>a</p>\0<p>", "<p title='\0'>", "<p\0>"])
    func nul(source: String) {
        #expect(!problems(parsing: source).isEmpty)
    }
}

@Suite("Markup that can run or leave the page")
struct ActiveMarkupTests {
    /// Scripts, handlers and addresses as attackers write them.
    static let active = [
        "<script>alert(1)</script>", "<SCRIPT SRC=a.js></SCRIPT>", "<svg><script>alert(1)</script></svg>",
        "<svg><script href='a.js'></script></svg>", "<p onclick='x()'>a</p>", "<p ONCLICK=x()>a</p>",
        "<img src=x onerror=alert(1)>", "<img/src=x/onerror=alert(1)>", "<svg onload=alert(1)></svg>",
        "<details open ontoggle=alert(1)>x</details>", "<body onload=alert(1)>",
        "<a href=javascript:alert(1)>x</a>", "<a href='java\tscript:alert(1)'>x</a>",
        "<a href='&#1;javascript:alert(1)'>x</a>", "<a href='&#x6A;avascript&colon;alert(1)'>x</a>",
        "<a href='java&Tab;script&NewLine;:alert(1)'>x</a>", "<a href='  JaVaScRiPt:alert(1)'>x</a>",
        "<form action=javascript:alert(1)></form>", "<button formaction=javascript:alert(1)>x</button>",
        "<iframe src=javascript:alert(1)></iframe>", "<object data=javascript:alert(1)></object>",
        "<iframe src='data:text/html,<script>alert(1)</script>'></iframe>", "<embed src='data:image/svg+xml,x'>",
        "<iframe srcdoc='<script>alert(1)</script>'></iframe>", "<base href=https://evil.example/>",
        "<meta http-equiv=refresh content='0;url=https://evil.example/'>", "<meta HTTP-EQUIV='REFRESH' content=1>",
        "<svg><a xlink:href='javascript:alert(1)'>x</a></svg>",
        "<svg><animate attributeName=href values='javascript&Tab;:alert(1)' /></svg>",
        "<svg><set attributeName=href to=javascript:alert(1) /></svg>",
        "<svg><set attributeName=onclick to=alert(1) /></svg>",
        "<svg><animate attributeName='xlink:href' values='#a; java\nscript:alert(1)' /></svg>",
        "<math><mi href=javascript:alert(1)>x</mi></math>", "<a ping='/a javascript:b'>x</a>",
        "<img srcset='a.png 1x, javascript:b 2x'>", "<link rel=preload imagesrcset='javascript:b 2x'>",
        "<p style='background:url(javascript:alert(1))'>x</p>",
        "<p style='background:u\\72l( \"java\\73 cript:alert(1)\")'>x</p>",
    ]

    @Test("None of it is accepted", arguments: active) func refused(source: String) {
        #expect(throws: RawMarkupError.self) { try RawMarkup(parsing: source) }
    }

    @Test(
        "Allowed scripts are written",
        arguments: [
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("<p onclick='x()'>a", "<p onclick=\"x()\">a</p>"),
            ("<a href='javascript:x()'>a</a>", "<a href=\"javascript:x()\">a</a>"),
            ("<base href=/a/>", "<base href=\"/a/\"/>"),
            ("<iframe srcdoc='<b>x</b>'></iframe>", "<iframe srcdoc=\"&lt;b&gt;x&lt;/b&gt;\"></iframe>"),
            ("<meta http-equiv=refresh content=9>", "<meta http-equiv=\"refresh\" content=\"9\"/>"),
        ])
    func allowed(source: String, expected: String) throws {
        let markup = try RawMarkup(parsing: source, allowingScripts: true)
        expectHTML(expected) { html in html.raw(markup) }
    }

    @Test("Allowing scripts does not allow other schemes or malformed markup")
    func stillRefused() {
        for source in ["<a href=foo:bar>x</a>", "<script>a < b</script>", "<script>a && b</script>", "<b>x"] {
            #expect(throws: RawMarkupError.self) { try RawMarkup(parsing: source, allowingScripts: true) }
        }
    }

    @Test("An event handler by name must be allowed explicitly")
    func attributes() {
        expectHTML("<p></p>", problems: [.eventHandler("onclick")]) { $0.p(.attribute("onclick", "x()")) {} }
        expectHTML("<p onclick=\"x()\"></p>") { $0.p(.attribute("onclick", "x()", allowingScripts: true)) {} }
        expectHTML("<p onclick=\"x()\"></p>") { $0.p(.on("click", "x()")) {} }
        expectHTML("<p once=\"1\" on=\"2\"></p>", problems: []) { html in
            html.p(.attribute("once", "1", allowingScripts: true), .attribute("on", "2")) {}
        }
        expectHTML("<a></a>", problems: [.refusedURL(attribute: "href", scheme: "javascript")]) { html in
            html.a(.attribute("href", "javascript:x()")) {}
        }
        expectHTML("<a href=\"javascript:x()\"></a>") { html in
            html.a(.attribute("href", "javascript:x()", allowingScripts: true)) {}
        }
        expectHTML("<a></a>", problems: [.refusedURL(attribute: "href", scheme: "foo")]) { html in
            html.a(.attribute("href", "foo:x", allowingScripts: true)) {}
        }
        expectHTML("<p></p>", problems: [.refusedURL(attribute: "style", scheme: "javascript")]) { html in
            html.p(.attribute("style", "background: URL( 'java\\73 cript:x()' )")) {}
        }
    }

    @Test("The values of an animation are addresses separated by semicolons")
    func animation() {
        let problem = HTMLProblem.Kind.refusedURL(attribute: "values", scheme: "javascript")
        for value in ["javascript\t:alert(1)", "#a;java\nscript:alert(1)", " javascript:alert(1)", "a b;javascript:x"] {
            expectHTML("<svg xmlns=\"http://www.w3.org/2000/svg\"><animate></animate></svg>", problems: [problem]) {
                $0.svg { svg in svg.animate(.values(value)) }
            }
        }
    }
}

@Suite("Markup that changes its meaning when it is parsed again")
struct MutatingMarkupTests {
    @Test(
        "It is refused, or nothing in it can run",
        arguments: [
            "<svg role=img><title><iframe><!--</iframe><img src=# alt='' onerror=alert(1)>--></iframe>Boat</title></svg>",
            "<svg><desc><noembed><!--</noembed><img src onerror=alert(1)>--></noembed></desc></svg>",
            "<svg><FOREIGNOBJECT><style><!--</style><img src onerror=alert(1)>--></style></FOREIGNOBJECT></svg>",
            "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
            "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
            "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
            "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
            "<noscript><!-- </noscript><img src=x onerror=alert(1)> --></noscript>",
            "<noscript><noscript></noscript><img src=x onerror=alert(1)></noscript>",
            "<template><style></template><img src=x onerror=alert(1)></style></template>",
            "<plaintext><img src=x onerror=alert(1)>", "<xmp><img src=x onerror=alert(1)></xmp>",
            "<textarea><img title='</textarea><img src=x onerror=alert(1)>'></textarea>",
            "<textarea>\n\n</textarea><img title='<img src=x onerror=alert(1)>'>",
            "<math><annotation-xml encoding='text/html'><style><!--</style><img src onerror=alert(1)>--></style></annotation-xml></math>",
            "<svg><style>&lt;img src=x onerror=alert(1)&gt;</style></svg>",
            "<svg><p><style><!--</style><img src onerror=alert(1)>--></style></p></svg>",
            "<a href=x><table><a href=y><img src onerror=alert(1)></table>",
            "<select><style></select><img src=x onerror=alert(1)></style></select>",
            "<table><tr><td><svg><desc><td><img src=x onerror=alert(1)>",
            "<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]></svg>", "<![CDATA[<img src=x onerror=alert(1)>]]>",
            "<p title='<!--'><img alt='--><img src=x onerror=alert(1)>'></p>",
        ])
    func attacks(source: String) {
        guard let markup = try? RawMarkup(parsing: source) else { return }
        let html = HTML()
        html.raw(markup)
        #expect(WrittenMarkup(html.bytes()).problem == nil, "\(html.string)")
    }

    @Test("Elements that an HTML parser would move or close are refused")
    func moved() {
        for source in [
            "<table><p>x</p></table>", "<a>x<a>y</a></a>", "<p><table><tr><td>x</p></table>", "<svg><p>x</p></svg>",
        ] {
            #expect(throws: RawMarkupError.self) { try RawMarkup(parsing: source) }
        }
    }
}
