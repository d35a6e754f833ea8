import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Details, tracks, frames, shadow roots, terms, characters")
struct ElementConstraintTests {
    @Test("Groups of details")
    func details() throws {
        let summary = "<summary>x</summary>"
        try ConstraintCheck.body([
            ("<details name=\"a\" open=\"\">\(summary)</details><details name=\"a\">\(summary)</details>", []),
            (
                "<details name=\"a\" open=\"\">\(summary)</details><details name=\"a\" open=\"\">\(summary)</details>",
                ["details-several-open"]
            ),
            ("<details open=\"\">\(summary)</details><details open=\"\">\(summary)</details>", []),
            ("<details name=\"\" open=\"\">\(summary)</details><details name=\"\" open=\"\">\(summary)</details>", []),
            (
                """
                <details name="a" open="">\(summary)</details>
                <template><details name="a" open="">\(summary)</details></template>
                """, []
            ),
            ("<details name=\"a\">\(summary)<details name=\"a\">\(summary)</details></details>", ["details-nested"]),
            (
                "<details name=\"a\">\(summary)<details>\(summary)<details name=\"a\">\(summary)</details></details></details>",
                ["details-nested"]
            ),
            ("<details name=\"a\">\(summary)<details name=\"b\">\(summary)</details></details>", []),
            (
                "<details name=\"a\">\(summary)<template><details name=\"a\">\(summary)</details></template></details>",
                []
            ),
        ])
    }

    @Test("Tracks")
    func tracks() throws {
        func video(_ tracks: String...) -> String {
            "<video src=\"a\">" + tracks.map { "<track src=\"a\" \($0)/>" }.joined() + "</video>"
        }
        try ConstraintCheck.body([
            (video("srclang=\"en\"", "srclang=\"de\""), []),
            (video("srclang=\"en\"", "srclang=\"en\" kind=\"subtitles\""), ["track-repeated"]),
            (video("srclang=\"en\"", "srclang=\"EN\""), ["track-repeated"]),
            (video("srclang=\"en\" label=\"a\"", "srclang=\"en\" label=\"b\""), []),
            (video("srclang=\"en\" kind=\"captions\"", "srclang=\"en\""), []),
            (video("kind=\"metadata\"", "kind=\"metadata\" label=\"b\""), []),
            (video("srclang=\"en\"") + video("srclang=\"en\""), []),
            (video("srclang=\"en\" default=\"\"", "srclang=\"de\" default=\"\""), ["track-default"]),
            (video("srclang=\"en\" default=\"\"", "kind=\"captions\" default=\"\""), ["track-default"]),
            (video("srclang=\"en\" default=\"\"", "kind=\"chapters\" default=\"\""), []),
            (video("kind=\"metadata\" default=\"\"", "kind=\"metadata\" label=\"b\" default=\"\""), []),
            (video("kind=\"chapters\" default=\"\"", "kind=\"chapters\" label=\"b\" default=\"\""), ["track-default"]),
        ])
    }

    @Test("Frames")
    func frames() throws {
        try ConstraintCheck.body([
            ("<iframe sandbox=\"allow-scripts\"></iframe><iframe sandbox=\"\"></iframe>", []),
            ("<iframe sandbox=\"allow-same-origin Allow-Scripts\"></iframe>", ["sandbox-escape"]),
            ("<iframe srcdoc=\"\"></iframe><iframe srcdoc=\"Text\"></iframe>", []),
            ("<iframe srcdoc=\"&lt;p>Text&lt;/p>\"></iframe>", []),
            ("<iframe srcdoc=\"Text &lt;b>bold&lt;/b> text\"></iframe>", []),
            ("<iframe srcdoc=\"&lt;p>One&lt;p>Two&lt;br>\"></iframe>", []),
            ("<iframe srcdoc=\"&lt;p>One&lt;table>&lt;tr>&lt;th>Two&lt;/table>\"></iframe>", []),
            // Tags of `html`, `head` and `body` may be omitted, and comments may come first.
            ("<iframe srcdoc=\"&lt;style>p{color:red}&lt;/style>&lt;p>Text&lt;/p>\"></iframe>", []),
            ("<iframe srcdoc=\"&lt;title>x&lt;/title>&lt;meta name='a' content='b'>&lt;p>Text\"></iframe>", []),
            ("<iframe srcdoc=\" &lt;head>&lt;title>x&lt;/title>&lt;/head>&lt;body class='a'>Text\"></iframe>", []),
            ("<iframe srcdoc=\"&lt;!-- a -->&lt;!DOCTYPE html>&lt;html lang='en'>&lt;p>Text\"></iframe>", []),
            ("<iframe srcdoc=\"&lt;style>p{}&lt;/style>&lt;meter value='2'>&lt;/meter>\"></iframe>", ["frame-content"]),
            ("<iframe srcdoc=\"&lt;p>Text&lt;/b>\"></iframe>", ["frame-content"]),
            ("<iframe srcdoc=\"&lt;label for='x'>Text&lt;/label>\"></iframe>", ["frame-content"]),
            ("<iframe srcdoc=\"&lt;label for='x'>Text&lt;/label>\"></iframe><p id=\"x\">x</p>", ["frame-content"]),
            (
                """
                <iframe srcdoc="&lt;!DOCTYPE html>&lt;html lang='en'>&lt;head>&lt;title>x&lt;/title>&lt;/head>\
                &lt;body>&lt;meter value='2'>2&lt;/meter>&lt;/body>&lt;/html>"></iframe>
                """, ["frame-content"]
            ),
            // A frame inside a frame is not checked.
            ("<iframe srcdoc=\"&lt;iframe srcdoc='&amp;lt;meter value=&quot;2&quot;>'>&lt;/iframe>\"></iframe>", []),
        ])
        #expect(
            try ConstraintCheck.messages("<iframe srcdoc=\"&lt;label for='x'>Text&lt;/label>\"></iframe>") == [
                "in “srcdoc” of <iframe>: “for” of <label> refers to “x”, but no element of the page has this id [reference-missing]"
            ])
    }

    @Test("A page in “srcdoc” is HTML even in XML", arguments: [PageSyntax.xhtml, .polyglot])
    func framesInXML(syntax: PageSyntax) throws {
        let frame = "<iframe title=\"a\" srcdoc=\"&lt;p>One&lt;br>&lt;meter value='2'>2&lt;/meter>\"></iframe>"
        let page = Rule.Example.body(frame).document.replacing(
            "<html ", with: "<html xmlns=\"http://www.w3.org/1999/xhtml\" ")
        let found = try ConformanceChecker().check(Array(page.utf8), path: "a.xhtml", syntax: syntax)
        #expect(found.filter { $0.rule == "frame-content" }.count == 1)
    }

    @Test("Shadow roots")
    func shadowRoots() throws {
        let root = "<template shadowrootmode=\"open\"><p>x</p></template>"
        try ConstraintCheck.body([
            ("<div>\(root)</div><my-card>\(root)</my-card><section>\(root)</section>", []),
            ("<ul>\(root)</ul>", ["shadow-root-host"]),
            ("<table>\(root)</table>", ["shadow-root-host"]),
            ("<div>\(root)\(root)</div>", ["shadow-root-repeated"]),
            ("<div>\(root)<template><p>x</p></template></div>", []),
            ("<ul><template><p>x</p></template></ul>", []),
            ("<div><template shadowrootmode=\"open\"><slot></slot><slot name=\"a\"></slot></template></div>", []),
            (
                "<div><template shadowrootmode=\"open\"><slot></slot><slot name=\"\"></slot></template></div>",
                ["slot-repeated"]
            ),
            ("<slot></slot><slot></slot>", []),
        ])
    }

    @Test("Terms")
    func terms() throws {
        try ConstraintCheck.body([
            ("<dl><dt>a</dt><dd>x</dd><dt>b</dt><dd>x</dd></dl>", []),
            ("<dl><dt>a</dt><dd>x</dd><dt>a</dt><dd>x</dd></dl>", ["term-repeated"]),
            ("<dl><dt>a  b</dt><dd>x</dd><dt> <b>a</b>\n b</dt><dd>x</dd></dl>", ["term-repeated"]),
            ("<dl><dt>ab</dt><dd>x</dd><dt>a b</dt><dd>x</dd></dl>", []),
            ("<dl><div><dt>a</dt><dd>x</dd></div><div><dt>a</dt><dd>x</dd></div></dl>", ["term-repeated"]),
            ("<dl><dt>a</dt><dd><dl><dt>a</dt><dd>x</dd></dl></dd></dl>", []),
            ("<dl><dt>a</dt><dd>x</dd></dl><dl><dt>a</dt><dd>x</dd></dl>", []),
            ("<dl><dt><img src=\"a\" alt=\"a\"/></dt><dd>x</dd><dt><img src=\"b\" alt=\"b\"/></dt><dd>x</dd></dl>", []),
            ("<dl><dt></dt><dd>x</dd><dt></dt><dd>x</dd></dl>", []),
        ])
    }
}
