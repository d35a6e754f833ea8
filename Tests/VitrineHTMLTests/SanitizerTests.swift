import Testing
import VitrineHTML

@Suite("Sanitizing markup of strangers")
struct SanitizerTests {
    private func clean(_ text: String) throws -> (bytes: String, removed: [String]) {
        let markup = try RawMarkup(sanitizing: text)
        let html = HTML()
        html.raw(markup)
        #expect(html.problems.isEmpty)
        return (html.string, markup.removed.map(\.description))
    }

    @Test func harmlessMarkupStays() throws {
        let text = "<h2>Bread</h2><p lang=\"de\">Ein <a href=\"https://a.example/\">Brot</a><br/>&amp; mehr</p>"
        let (bytes, removed) = try clean(text)
        #expect(bytes == text)
        #expect(removed.isEmpty)
    }

    @Test func activeContentIsRemovedAndReported() throws {
        let (bytes, removed) = try clean(
            "<p onclick=go()>Nice <blink>picture</blink>!\n<script>go()</script><a href=\"java\tscript:go()\">x</a>")
        #expect(bytes == "<p>Nice picture!\n<a>x</a></p>")
        #expect(
            removed == [
                "line 1, column 4: “onclick” on <p> is not kept by the sanitizer",
                "line 1, column 22: <blink> is not kept by the sanitizer",
                "line 2, column 1: <script> is not kept by the sanitizer",
                "line 2, column 25: the URL in “href” is a script; "
                    + "remove it, or allow it in Swift with allowingScripts: true",
            ])
    }

    @Test(arguments: [
        (
            "<svg><title><iframe><!--</iframe><img src=\"#\" onerror=\"alert(1)\"/>--></iframe>Boat</title></svg>",
            "alert"
        ),
        (
            "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
            "onerror"
        ),
        ("<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>", "onerror"),
        ("<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">", "onerror"),
        ("<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", "onerror"),
        ("<svg><animate attributeName=href values=\"javascript\t:alert(1)\"/></svg>", "javascript"),
        ("<svg><foreignobject><p style=\"x\"><iframe srcdoc=\"<script>alert(1)</script>\">", "script"),
        ("<a id=x name=y class=z style=\"position:fixed\" data-component=\"Todo\">x</a>", "=\""),
        ("<svg><rect fill=\"u\\72l(https://attacker.example/)\"/></svg>", "attacker"),
        ("<table><tr><td><form><input name=password></form></td></tr></table>", "input"),
        ("<xmp><script>alert(1)</script></xmp>", "script"), ("<plaintext><script>alert(1)</script>", "script"),
        ("<template><script>alert(1)</script></template>", "script"), ("<!--><script>alert(1)</script>-->", "script"),
        ("<base href=//attacker.example><meta http-equiv=refresh content=\"0;url=//attacker.example\">", "attacker"),
        ("<img src=\"data:image/svg+xml,x\" srcset=\"//attacker.example/a 2x\">", "srcset"),
    ])
    func dangerousMarkupIsRemoved(_ text: String, _ gone: String) throws {
        let (bytes, removed) = try clean(text)
        #expect(!bytes.contains(gone), "\(bytes)")
        #expect(!removed.isEmpty)
        // Sanitizing the result again changes nothing.
        let again = try clean(bytes)
        #expect(again.bytes == bytes && again.removed.isEmpty)
    }

    @Test(arguments: [
        ("<b><p>x</b>y", "<b></b><p><b>x</b>y</p>"), ("<p>a<p>b", "<p>a</p><p>b</p>"),
        ("<tr><td>1", "<tr><td>1</td></tr>"), ("<p xml:lang=de lang=en>a", "<p lang=\"en\">a</p>"),
        ("a < b & c", "a &lt; b &amp; c"), ("<a href=x>1<a href=y>2</a>", "<a href=\"x\">1</a><a href=\"y\">2</a>"),
    ])
    func malformedMarkupIsRepaired(_ text: String, _ bytes: String) throws {
        #expect(try clean(text).bytes == bytes)
    }

    @Test(
        "Places are those in the source, in its order",
        arguments: [
            ("\u{1}<p onclick=go()>x", ["line 1, column 5: “onclick” on <p> is not kept by the sanitizer"]),
            ("é\u{85}\n<b>\u{C}<blink>x</blink></b>", ["line 2, column 5: <blink> is not kept by the sanitizer"]),
            // The parser moves <blink> in front of the table.
            (
                "<table onclick=go()>\n<blink>x",
                [
                    "line 1, column 8: “onclick” on <table> is not kept by the sanitizer",
                    "line 2, column 1: <blink> is not kept by the sanitizer",
                ]
            ),
        ])
    func places(_ text: String, _ removed: [String]) throws {
        #expect(try clean(text).removed == removed)
    }

    @Test(
        "Everything that is removed is listed with its reason",
        arguments: [
            ("<!-- c -->x", "x", ["line 1, column 1: comments are not kept by the sanitizer"]),
            (
                "<svg><desc><b>x</b><script>y</script></desc></svg>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><desc>x</desc></svg>",
                [
                    "line 1, column 12: <b> is not kept by the sanitizer",
                    "line 1, column 20: <script> is not kept by the sanitizer",
                ]
            ),
        ])
    func removedIsListed(_ text: String, _ bytes: String, _ removed: [String]) throws {
        let cleaned = try clean(text)
        #expect(cleaned.bytes == bytes && cleaned.removed == removed)
    }

    @Test("A character that HTML forbids becomes U+FFFD")
    func forbiddenCharacters() throws {
        #expect(try clean("\u{1}<p title=\"\u{7F}\">a\u{FFFE}").bytes == "\u{FFFD}<p title=\"\u{FFFD}\">a\u{FFFD}</p>")
    }

    @Test func deepMarkupIsLimited() throws {
        let deep = String(repeating: "<div>", count: 3_000) + "x"
        #expect(try clean(deep).removed.contains { $0.contains("nested more than 200 levels deep") })
        let tangled = String(repeating: "<a><b><table><p><i>", count: 60) + "x"
        #expect(try clean(tangled).bytes.contains("x"))
        // The source has one line. The sanitizer may parse its own output again, which is longer, but positions must be
        // in the source.
        for problem in try RawMarkup(sanitizing: tangled).removed {
            #expect(problem.line == 1 && (1...tangled.utf8.count).contains(problem.column))
        }
    }
}
