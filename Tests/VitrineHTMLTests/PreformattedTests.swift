import Testing
import VitrineHTML

@Suite("Line feeds right after a start tag")
struct PreformattedTests {
    @Test(
        "A comment keeps the first line feed of <pre>",
        arguments: [
            ("", ""),
            ("a\nb", "a\nb"),
            ("\n", "<!---->\n"),
            ("\na", "<!---->\na"),
            ("\n\na", "<!---->\n\na"),
            ("\r\na", "<!---->\na"),
            ("\ra", "<!---->\na"),
            (" \na", " \na"),
            ("<\n", "&lt;\n"),
        ])
    func pre(source: String, expected: String) {
        expectHTML("<pre>\(expected)</pre>") { html in html.pre(source) }
        expectHTML("<pre class=\"c\">\(expected)</pre>") { html in html.pre(source, .class("c")) }
        expectHTML("<pre class=\"c\">\(expected)</pre>") { html in html.pre(.class("c")) { html.text(source) } }
        for name in ["pre", "listing"] {
            expectHTML("<\(name)>\(expected)</\(name)>") { html in html.element(name) { html.text(source) } }
        }
    }

    @Test("An element before the line feed makes the comment unnecessary")
    func elements() {
        expectHTML("<pre><code>\nlet a = 1\n</code></pre>") { html in
            html.pre { html.code("\nlet a = 1\n") }
        }
        expectHTML("<pre><!----><!----></pre>") { html in
            html.pre {
                html.comment("")
                html.comment("")
            }
        }
        expectHTML("<pre></pre>") { html in html.pre {} }
    }

    @Test("The comment is inserted before content of any length")
    func longContent() {
        let lines = "\n" + String(repeating: "0123456789\n", count: 5_000)
        expectHTML("<div><pre><!---->\(lines)<b>end</b></pre></div>") { html in
            html.div {
                html.pre {
                    html.text(lines)
                    html.b("end")
                }
            }
        }
    }

    @Test(
        "A second line feed keeps the first one of <textarea>",
        arguments: [("", ""), ("a", "a"), ("\na", "\n\na"), ("\r\na", "\n\na"), ("\r", "\n\n"), ("<&", "&lt;&amp;")])
    func textarea(source: String, expected: String) {
        expectHTML("<textarea name=\"t\">\(expected)</textarea>") { html in html.textarea(source, .name("t")) }
    }
}
