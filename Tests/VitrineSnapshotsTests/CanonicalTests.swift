import Testing
import VitrineMarkup
import VitrineSnapshots

@Suite("Canonical form")
struct CanonicalTests {
    static func tree(_ markup: String, _ layout: SnapshotReader.Layout = .page) throws -> SnapshotTree {
        try SnapshotReader().tree(Array(markup.utf8), layout: layout)
    }

    @Test(
        "Markup with the same canonical form",
        arguments: [
            ("<p class='b  a b'>x</p>", "<p class=\"a b\">x</p>"),
            ("<p id='1' class='a'>x</p>", "<p class='a' id='1'>x</p>"),
            ("<p style='color:red;margin: 0 1px'>x</p>", "<p style='margin:0  1px; color : red;'>x</p>"),
            ("<p style='background:url(a;b)'>x</p>", "<p style='background: url(a;b);'>x</p>"),
            ("<input disabled='disabled'/>", "<input disabled=''/>"),
            ("<p>caf&#233; &#x26; tea</p>", "<p>café &amp; tea</p>"),
            ("<p>\n  one\n  two </p>", "<p>one two</p>"),
            ("<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>", "<ul><li>a</li><li>b</li></ul>"),
            ("<p>a <b> b</b> c</p>", "<p>a <b>b</b> c</p>"),
            ("<p>a<br/> b</p>", "<p>a <br/>b</p>"),
            ("<p>a<!-- note --> b</p>", "<p>a b</p>"),
            ("<p>a </p><!-- note --><p>b</p>", "<p>a</p> <p>b</p>"),
            ("<p><button> Save </button> now</p>", "<p><button>Save</button> now</p>"),
            ("<p> <img src='a'/> </p>", "<p><img src='a'/></p>"),
            ("<div>text <p>x</p> more</div>", "<div>text<p>x</p>more</div>"),
            ("<html-embed class='b a'>a</html-embed><p>b</p>", "<html-embed class='a b'>a</html-embed><p>b</p>"),
        ])
    func equal(one: String, other: String) throws {
        let (first, second) = (try Self.tree(one), try Self.tree(other))
        #expect(SnapshotPrinter.text(first) == SnapshotPrinter.text(second))
        #expect(first.hash == second.hash)
    }

    @Test(
        "Markup with different canonical forms",
        arguments: [
            ("<p>a b</p>", "<p>ab</p>"), ("<p>a <b>b</b></p>", "<p>a<b>b</b></p>"),
            ("<p><b>a</b> <i>b</i></p>", "<p><b>a</b><i>b</i></p>"),
            ("<pre>a\n b</pre>", "<pre>a b</pre>"), ("<pre> a</pre>", "<pre>a</pre>"),
            ("<textarea>a </textarea>", "<textarea>a</textarea>"),
            ("<p class='a'>x</p>", "<p class='A'>x</p>"), ("<p title='a b'>x</p>", "<p title='b a'>x</p>"),
            ("<p>a\u{A0}b</p>", "<p>a b</p>"), ("<p><img src='a'/> b</p>", "<p><img src='a'/>b</p>"),
            ("<p>ab</p><p>c</p>", "<p>a</p><p>bc</p>"), ("<p a='bc'/>", "<p ab='c'/>"),
            ("<a><b/></a>", "<a/><b/>"), ("<p class='\u{E9} e\u{301}'>x</p>", "<p class='\u{E9}'>x</p>"),
        ])
    func different(one: String, other: String) throws {
        #expect(try Self.tree(one).hash != Self.tree(other).hash)
    }

    @Test(
        "Comments before the first element",
        arguments: [
            (PageSyntax.html, "<!-->", true), (.html, "<!--->", true), (.html, "<!---->", true),
            (.html, "<!-- a --!>", true), (.html, "<!-- a -->\n<!--> <!-- > -->", true), (.html, "<!-- a -- >", false),
            (.html, "<!--!>", false), (.polyglot, "<!--> <b> -->", true), (.polyglot, "<!---> <b> -->", true),
        ] as [(PageSyntax, String, Bool)])
    func comments(syntax: PageSyntax, comments: String, isPage: Bool) throws {
        let markup = comments + (syntax == .html ? "<title>a</title><p>x" : "<html><body><p>x</p></body></html>")
        let tree = try SnapshotReader().tree(Array(markup.utf8), syntax: syntax)
        #expect((tree.nodes.first?.name == "html") == isPage)
    }

    @Test func printedForPeople() throws {
        let markup = """
            <article id="todos-1" data-component="Todo" data-instance="todos/1" class="todo is-done has-a-very-long-class"><h3>Buy bread</h3>
            <p>At the <a href="x.html">baker's</a>, before it closes &amp; <em>not</em> later, because then it is all gone and sold out.</p>
            <pre>one
              two</pre><input type="checkbox" checked="checked"/><ul></ul></article>
            """
        #expect(
            SnapshotPrinter.text(try Self.tree(markup)) == """
                <article
                    class="has-a-very-long-class is-done todo"
                    data-component="Todo"
                    data-instance="todos/1"
                    id="todos-1">
                  <h3>Buy bread</h3>
                  <p>
                    At the&#32;
                    <a href="x.html">baker's</a>
                    , before it closes &amp;&#32;
                    <em>not</em>
                    &#32;later, because then it is all gone and sold out.
                  </p>
                  <pre>one
                  two</pre>
                  <input checked="" type="checkbox"/>
                  <ul></ul>
                </article>

                """)
    }

    private static let fragmentProblems: [(String, [String])] = [
        ("<p>\none\n", ["3:1: <p> on line 1 is not closed"]),
        ("<p>two</p>\n</i>", ["2:5: </i> does not close any element here; remove it"]),
        ("<p>one", ["1:7: <p> on line 1 is not closed"]),
        ("<p>éé", ["1:6: <p> on line 1 is not closed"]),
        ("<p>\n<b>\n", ["3:1: <b> on line 2 is not closed", "3:1: <p> on line 1 is not closed"]),
        ("<p>one</i>two</p>", ["1:11: Opening and ending tag mismatch: p line 1 and i"]),
        ("<p>one<br></p>", ["1:15: Opening and ending tag mismatch: br line 1 and p"]),
        ("</i><p>one</p></p>", ["1:5: </i> does not close any element here; remove it"]),
        ("one</v>", ["1:8: </v> does not close any element here; remove it"]),
        ("<v>one", ["1:7: <v> on line 1 is not closed"]),
        ("<v><p>one</v>", ["1:14: Opening and ending tag mismatch: p line 1 and v"]),
        ("one <!-- two", ["1:13: Comment not terminated"]),
        ("<p>éééééééé\0</p>", ["1:12: the control character U+0000 is not allowed"]),
        (
            "<p title=\"one",
            [
                "1:14: the value of an attribute has no closing quotation mark", "1:14: attributes construct error",
                "1:14: Couldn't find end of Start Tag p line 1",
            ]
        ),
        ("<p a='1' a='2'>one</p>", ["1:15: Attribute a redefined"]),
    ]

    @Test("Problems of fragments do not mention the element around them", arguments: fragmentProblems)
    func problems(markup: String, expected: [String]) throws {
        var found: [String] = []
        do {
            _ = try Self.tree(markup)
        } catch XMLError.malformed(let problems) {
            found = problems.map { "\($0.line):\($0.column): \($0.message)" }
        }
        #expect(found == expected)
    }

    private static let types = [
        ("<!DOCTYPE html>", "<!DOCTYPE html>"),
        ("<!doctype HTML SYSTEM 'about:legacy-compat'>", "<!DOCTYPE html>"),
        (
            "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN' 'http://www.w3.org/TR/html4/strict.dtd'>",
            "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">"
        ),
        ("<!DOCTYPE html SYSTEM ''>", "<!DOCTYPE html SYSTEM \"\">"),
        ("<!DOCTYPE html foo>", "<!DOCTYPE html-in-Quirks-Mode>"),
        ("<!DOCTYPE>", "<!DOCTYPE html-in-Quirks-Mode>"),
        ("<!DOCTYPE a&b>", "<!DOCTYPE a_x26_b>"),
        ("<!DOCTYPE html PUBLIC 'a\"é\n' 'b\"ü\u{1}'>", "<!DOCTYPE html PUBLIC \"a_x22__xE9__xA_\" 'b\"ü_x1_'>"),
    ]

    @Test("Document types of HTML are printed as XML and read back", arguments: types)
    func documentTypes(markup: String, printed: String) throws {
        let reader = try SnapshotReader()
        let tree = try reader.tree(Array("\(markup)<title>a</title>".utf8), syntax: .html)
        let text = SnapshotPrinter.text(tree)
        #expect(text.hasPrefix(printed + "\n"), "\(text)")
        let again = try reader.tree(Array(text.utf8), layout: .printed)
        #expect(again.documentType == tree.documentType)
        #expect(again.hash == tree.hash)
    }

    @Test("A printed tree is read back as the same tree", arguments: 0..<300)
    func printedReadsBack(seed: Int) throws {
        var markup = RandomMarkup(seed: seed)
        let tree = try Self.tree(markup.page())
        let printed = SnapshotPrinter.text(tree)
        let again = try Self.tree(printed, .printed)
        #expect(again.hash == tree.hash, "\(printed)")
        #expect(SnapshotPrinter.text(again) == printed)
    }
}
