import Testing
import VitrineMarkup
import VitrineSnapshots

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

    /// Returns a document from the start tag of its body on; empty if it has no body.
    private static func body(_ markup: String) -> String {
        markup.range(of: "<body").map { String(markup[$0.lowerBound...]) } ?? ""
    }

    @Test func theWayToItAndNothingBeside() throws {
        let tree = try Self.page("<header>no</header><main id=\"m\"><p>no</p><ul><li>a</li><li>b</li></ul></main>")
        #expect(
            Self.body(Self.cut(tree, "/html/body/main/ul/li[2]", mark: "/html/body/main/ul/li[2]"))
                == "<body class=\"b\" inert=\"\"><main id=\"m\" data-review-way=\"\"><ul><li data-review=\"changed\">b</li></ul></main></body></html>"
        )
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
    @Test func aLongPartIsCutSoThatItStaysValid() throws {
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

    @Test func whatIsFoldedAroundTheChangeIsOpen() throws {
        let tree = try Self.page(
            "<details><summary>s</summary><p>a</p></details><details><summary>t</summary><p>b</p></details>")
        #expect(
            Self.body(Self.cut(tree, "/html/body", mark: "/html/body/details[2]/p"))
                == "<body class=\"b\" inert=\"\"><details><summary>s</summary><p>a</p></details>"
                + "<details open=\"\"><summary>t</summary><p data-review=\"changed\">b</p></details></body></html>")
    }

    @Test func aLongListIsShownAroundTheChange() throws {
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
