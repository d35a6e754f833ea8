import Testing
import VitrineMarkup

@testable import VitrineSnapshots

@Suite("Parts of pages in frames")
struct CutOutTests {
    private static func page(_ body: String) throws -> SnapshotTree {
        try SnapshotReader().tree(
            Array(
                "<!DOCTYPE html><html lang=\"de\"><head><title>x</title></head><body class=\"b\">\(body)</body></html>"
                    .utf8))
    }

    private static func cut(_ tree: SnapshotTree, _ path: String, mark: String? = nil) -> String {
        CutOut.document(
            tree, root: tree.node(at: path) ?? -1, mark: mark.flatMap { tree.node(at: $0) }, kind: .changed,
            CutOut.Context(tree, base: "after/")
        ).markup
    }

    /// Returns the part of a document that begins with the start tag of its body; empty if it has no body.
    private static func body(_ markup: String) -> String {
        markup.range(of: "<body").map { String(markup[$0.lowerBound...]) } ?? ""
    }

    @Test func onlyAncestorsOfChange() throws {
        let tree = try Self.page("<header>no</header><main id=\"m\"><p>no</p><ul><li>a</li><li>b</li></ul></main>")
        #expect(
            Self.body(Self.cut(tree, "/html/body/main/ul/li[2]", mark: "/html/body/main/ul/li[2]"))
                == "<body class=\"b\" inert=\"\"><main id=\"m\" data-review-way=\"\"><ul><li data-review=\"changed\">b</li></ul></main></body></html>"
        )
    }

    @Test("Names and characters that XML does not allow are replaced, so that the part can be shown")
    func namesInHTML() throws {
        let page = "<!DOCTYPE html><html lang=en><p @click=\"go()\" :class=\"x\">a\u{1}<o:p>b</o:p></p>"
        let tree = try SnapshotReader().tree(Array(page.utf8), syntax: .html)
        let markup = Self.cut(tree, "/html/body/p", mark: "/html/body/p")
        #expect(
            Self.body(markup)
                == "<body inert=\"\"><p _x3A_class=\"x\" _x40_click=\"go()\" data-review=\"changed\">a\u{FFFD}"
                + "<o_x3A_p>b</o_x3A_p></p></body></html>")
    }

    @Test(
        "Active content is removed",
        arguments: [
            ("<p onclick=\"x()\">a</p>", "<p>a</p>"),
            ("<div><script>x</script><p>a</p></div>", "<div><p>a</p></div>"),
            ("<div><iframe src=\"x.html\" title=\"t\">a</iframe></div>", "<div><iframe title=\"t\"></iframe></div>"),
            ("<div><label for=\"gone\">a</label></div>", "<div><label>a</label></div>"),
            (
                "<div><label for=\"f\">a</label><input id=\"f\" autofocus=\"\"/></div>",
                "<div><label for=\"f\">a</label><input id=\"f\"/></div>"
            ),
            (
                "<div><noscript><p>a</p></noscript><b title=\"&lt;&quot;&amp;\">c</b></div>",
                "<div><b title=\"&lt;&quot;&amp;\">c</b></div>"
            ),
        ])
    func quiet(markup: String, shown: String) throws {
        let tree = try Self.page(markup)
        #expect(
            Self.body(
                Self.cut(tree, "/html/body/*".replacing("*", with: String(markup.dropFirst().prefix { $0.isLetter }))))
                == "<body class=\"b\" inert=\"\">\(shown)</body></html>")
    }

    /// A part with more than 800 elements is cut between rows, and references to elements that are not shown are
    /// removed.
    @Test func longPartIsShortenedAndValid() throws {
        let row = "<tr>" + String(repeating: "<td>a</td>", count: 13) + "</tr>"
        let rows = String(
            repeating: "<tr><td><table><tbody>\(String(repeating: row, count: 12))</tbody></table></td></tr>", count: 8)
        let tree = try Self.page(
            "<main><button popovertarget=\"late\">open</button><table><tbody>\(rows)</tbody></table><p id=\"late\">p</p></main>"
        )
        let markup = Self.body(Self.cut(tree, "/html/body/main"))
        #expect(!markup.contains("<tr></tr>") && markup.contains("<tr><td>"))
        #expect(markup.hasPrefix("<body class=\"b\" inert=\"\"><main><button>open</button>"))
        #expect(!markup.contains("late"))
    }

    @Test func collapsedAncestorsAreOpen() throws {
        let tree = try Self.page(
            "<details><summary>s</summary><p>a</p></details><details><summary>t</summary><p>b</p></details>")
        #expect(
            Self.body(Self.cut(tree, "/html/body", mark: "/html/body/details[2]/p"))
                == "<body class=\"b\" inert=\"\"><details><summary>s</summary><p>a</p></details>"
                + "<details open=\"\"><summary>t</summary><p data-review=\"changed\">b</p></details></body></html>")
    }

    @Test(
        "Changes at the top level of a fragment",
        arguments: [
            (
                "Old words<details><summary>S</summary><p>Body</p></details>", "/text()",
                "Old words<details><summary>S</summary><p>Body</p></details>"
            ),
            ("one<p>two</p>", "/p", "one<p data-review=\"changed\">two</p>"),
            (
                (1...20).map { "<p>\($0)</p>" }.joined() + "text" + (21...40).map { "<p>\($0)</p>" }.joined(),
                "/text()",
                "<p>1</p><p>17</p><p>18</p><p>19</p><p>20</p>text<p>21</p><p>22</p><p>23</p><p>24</p>"
            ),
        ])
    func topLevel(markup: String, mark: String, shown: String) throws {
        #expect(
            Self.body(Self.cut(try CanonicalTests.tree(markup), "", mark: mark))
                == "<body inert=\"\">\(shown)</body></html>")
    }

    @Test(
        "Addresses that begin with a slash are relative to the folder of the page",
        arguments: [
            (
                "<img src=\"/a.png\" srcset=\"/a.png 1x, b.png 2x,/c/d.png 3x\"/>",
                "<img src=\"../a.png\" srcset=\"../a.png 1x, b.png 2x,../c/d.png 3x\"/>"
            ),
            (
                "<picture><source srcset=\"/a.png\"/><img alt=\"\" src=\"b.png\"/></picture>",
                "<picture><source srcset=\"../a.png\"/><img alt=\"\" src=\"b.png\"/></picture>"
            ),
            (
                "<p style=\"background: url(/a.png), url( '/b.png' ), url(c.png)\">d</p>",
                "<p style=\"background: url(../a.png), url( '../b.png' ), url(c.png)\">d</p>"
            ),
            (
                "<div><style>b > p { background: url(\"/a.png\") }</style><p>b</p></div>",
                "<div><style>b > p { background: url(\"../a.png\") }</style><p>b</p></div>"
            ),
            (
                "<div><style>b > p { &amp; i { left: 0 } }</style><p>b</p></div>",
                "<div><style>@import url(data:text/css;base64,YiA+IHAgeyAmIGkgeyBsZWZ0OiAwIH0gfQ==);</style><p>b</p></div>"
            ),
            (
                "<div><style>[a]]&gt;b {}</style><p>b</p></div>",
                "<div><style>@import url(data:text/css;base64,W2FdXT5iIHt9);</style><p>b</p></div>"
            ),
            (
                "<p><a href=\"//x.org/a\">b</a><a href=\"/c?/d\">e</a></p>",
                "<p><a href=\"//x.org/a\">b</a><a href=\"../c?/d\">e</a></p>"
            ),
            ("<svg><use xlink:href=\"/a.svg#b\"/></svg>", "<svg><use xlink:href=\"../a.svg#b\"></use></svg>"),
            ("<svg><use xlink_x3A_href=\"#b\"/></svg>", "<svg><use xlink:href=\"#b\"></use></svg>"),
        ])
    func addresses(markup: String, shown: String) throws {
        let tree = try CanonicalTests.tree(markup)
        let context = CutOut.Context(tree, base: "after/x/", top: "../")
        let cut = CutOut.document(tree, root: -1, mark: nil, kind: .page, context)
        #expect(Self.body(cut.markup) == "<body inert=\"\">\(shown)</body></html>")
    }

    @Test(
        "Addresses in stylesheets",
        arguments: [
            ("@import \"/a.css\"; @import url(/b.css);", "@import \"../a.css\"; @import url(../b.css);"),
            (
                "p { background: url( /a.png ), url(//x.org/b) /* / */ }",
                "p { background: url( ../a.png ), url(//x.org/b) /* / */ }"
            ),
            ("url(", "url("), ("url('/", "url('../"), ("/", "/"), ("", ""),
        ])
    func addressesInStyles(styles: String, shown: String) {
        #expect(FrameAddresses(top: "../").relative(styles: styles) == shown)
    }

    @Test(
        "Sentences about moves",
        arguments: [
            // Node 0 of a fragment is an element that something can move into.
            (
                "<ul><li>one</li></ul><ol><li>two</li><li>three</li></ol>", "/ol/li[2]",
                "<ul><li>one</li><li>three</li></ul><ol><li>two</li></ol>", "/ul/li[2]",
                "Moved from position 2 of 2 to position 2 of 2 in another element."
            ),
            (
                "<p>one</p><div><p>two</p></div>", "/p", "<div><p>two</p><p>one</p></div>", "/div/p[2]",
                "Moved from position 1 of 2 to position 2 of 2 in another element."
            ),
            (
                "<div><p>two</p><p>one</p></div>", "/div/p[2]", "<p>one</p><div><p>two</p></div>", "/p",
                "Moved from position 2 of 2 to position 1 of 2 in another element."
            ),
            (
                "<p>one</p><p>two</p>", "/p[1]", "<p>two</p><p>one</p>", "/p[2]",
                "Moved from position 1 of 2 to position 2 of 2."
            ),
            (
                "<ul><li>one</li><li>two</li></ul>", "/ul/li[1]", "<ul><li>two</li><li>one</li></ul>", "/ul/li[2]",
                "Moved from position 1 of 2 to position 2 of 2."
            ),
        ])
    func moves(old: String, from: String, new: String, to: String, sentence: String) throws {
        let page = ComparedPage(try CanonicalTests.tree(old), try CanonicalTests.tree(new))
        #expect(page.distance(of: .init(old: page.old.node(at: from), new: page.new.node(at: to))) == sentence)
    }

    @Test func longListIsShownAroundChange() throws {
        let items = (1...900).map { "<li><b>\($0)</b></li>" }.joined()
        let tree = try Self.page("<ul>\(items)</ul>")
        let path = "/html/body/ul/li[500]"
        let markup = Self.body(Self.cut(tree, "/html/body/ul", mark: path))
        #expect(
            markup
                == "<body class=\"b\" inert=\"\"><ul><li><b>1</b></li><li><b>499</b></li><li data-review=\"changed\"><b>500</b></li><li><b>501</b></li></ul></body></html>"
        )
        #expect(CutOut.document(tree, root: -1, mark: nil, kind: .page, .init(tree, base: nil)).omitted > 800)
    }

    @Test func everyDocumentIsWellFormed() throws {
        for seed in 0..<300 {
            var random = RandomMarkup(seed: seed)
            let tree = try CanonicalTests.tree(random.page())
            for node in tree.nodes.indices where tree.nodes[node].name != nil {
                let cut = CutOut.document(
                    tree, root: node, mark: node, kind: .new, .init(tree, base: "a/", own: ["b.css"]))
                #expect(throws: Never.self) { try XMLTree(parsing: cut.markup) }
            }
        }
    }
}
