import Testing
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
            ("<a><b/></a>", "<a/><b/>"),
        ])
    func different(one: String, other: String) throws {
        #expect(try Self.tree(one).hash != Self.tree(other).hash)
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
