import Testing
import VitrineMarkup
import VitrineSnapshots

/// Tests that the second version of a page is the same tree, whether or not it shares equal texts and attributes with
/// the first version in memory.
@Suite("Parts that two versions share")
struct SharedPartsTests {
    static let former = """
        <main><p class="a" title="One hint of many">The first text of this page </p>\
        <p>Caf\u{E9} by the harbor</p><p id="last">The last text of this page</p></main>
        """

    @Test(arguments: [
        former, "<main></main>", "<main><p>The last text of this page</p><p>The first text of this page</p></main>",
        "<main><p class=\"a\" title=\"One hint of many\">Cafe\u{301} by the harbor</p></main>",
        "<main><p>The first text of this <b>page</b></p><!-- x --><p title=\"One hint of many\" class=\"b\">Caf\u{E9}</p></main>",
        "<main>" + (0..<40).map { "<p>A new text with number \($0)</p>" }.joined()
            + "<p>The last text of this page</p></main>",
    ])
    func sameTree(markup: String) throws {
        let reader = try SnapshotReader()
        for syntax in [PageSyntax.html, .polyglot] {
            let former = try reader.tree(Array(Self.former.utf8), syntax: syntax)
            let separate = try reader.tree(Array(markup.utf8), syntax: syntax)
            let shared = try reader.tree(Array(markup.utf8), syntax: syntax, former: former)
            #expect(Array(SnapshotPrinter.text(shared).utf8) == Array(SnapshotPrinter.text(separate).utf8))
            #expect(shared.hash == separate.hash)
        }
    }
}
