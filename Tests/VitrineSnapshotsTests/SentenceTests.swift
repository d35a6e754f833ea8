import Testing
import VitrineSnapshots

/// Tests the sentences about changes that are typical of real projects.
@Suite("Sentences for reviewers")
struct SentenceTests {
    private static func sentences(_ old: String, _ new: String) throws -> [String] {
        ChangeList(from: try CanonicalTests.tree(old), to: try CanonicalTests.tree(new)).changes.map(\.sentence)
    }

    private static func words(_ range: ClosedRange<Int>) -> String {
        range.map { "w\($0)" }.joined(separator: " ")
    }

    @Test(
        "Sentences about long or nearly equal texts show the difference",
        arguments: [
            (
                "<p>\(words(1...60)) end</p>", "<p>\(words(1...60)) finish</p>",
                "<p>: “…w55 w56 w57 w58 w59 w60 end” became “…w55 w56 w57 w58 w59 w60 finish”"
            ),
            (
                "<p>\(words(1...40)) mid \(words(41...80))</p>", "<p>\(words(1...40)) middle \(words(41...80))</p>",
                "<p>: “…w36 w37 w38 w39 w40 mid w41 w42 w43 w44 w45 w46…” became “…w36 w37 w38 w39 w40 middle w41 w42 w43 w44 w45 w46…”"
            ),
            (
                "<a href='/\(String(repeating: "x", count: 90))/a'>x</a>",
                "<a href='/\(String(repeating: "x", count: 90))/b'>x</a>",
                "<a>: href “…xxxxxxxxxxxxxxxxxxxxxxx/a” became “…xxxxxxxxxxxxxxxxxxxxxxx/b”"
            ),
            ("<p>\u{E9}</p>", "<p>e\u{301}</p>", "<p>: “<U+00E9>” became “e<U+0301>”"),
            (
                "<a href='\u{E9}'>x</a>", "<a href='e\u{301}'>x</a>",
                "<a>: href “<U+00E9>” became “e<U+0301>”"
            ),
            ("<p>a\u{200B}b</p>", "<p>ab</p>", "<p>: “a<U+200B>b” became “ab”"),
            ("<p><b>a</b> <i>b</i></p>", "<p><b>a</b><i>b</i></p>", "<p>: whitespace removed"),
        ])
    func texts(old: String, new: String, sentence: String) throws {
        #expect(try Self.sentences(old, new) == [sentence])
    }

    @Test(
        "A change of only whitespace is described with its place",
        arguments: [
            (
                "<p>Read more<b>x</b></p>", "<p>Read more <b>x</b></p>",
                "<p>: a space was added at the end of the text “Read more”"
            ),
            (
                "<p><b>x</b> more</p>", "<p><b>x</b>more</p>",
                "<p>: a space was removed at the start of the text “more”"
            ),
            (
                "<p>7&#160;min</p>", "<p>7 min</p>",
                "<p>: a no-break space became a space between “7” and “min” in the text"
            ),
            (
                "<p>7 000 km</p>", "<p>7000 km</p>",
                "<p>: a space was removed between “7” and “000” in the text"
            ),
            ("<pre>a\n b</pre>", "<pre>a\nb</pre>", "<pre>: a space was removed between “a” and “b” in the text"),
            (
                "<pre>a b</pre>", "<pre>a\n\n  b</pre>",
                "<pre>: 2 line breaks and a space were added between “a” and “b” in the text"
            ),
            (
                "<pre>a\tb c</pre>", "<pre>a b  c</pre>",
                "<pre>: whitespace changed in 2 places in the text “a b  c”"
            ),
            (
                "<p title='a'>x</p>", "<p title='a&#x2003;&#x2003;'>x</p>",
                "Paragraph: 2 em spaces were added at the end of its description “a” (title changed)"
            ),
            ("<p title='&#x2003;'>x</p>", "<p title=''>x</p>", "<p>: an em space was removed from title"),
            (
                "<button aria-label='Save now'>x</button>", "<button aria-label='Savenow'>x</button>",
                "Button “Save now”: a space was removed between “Save” and “now” in its name (aria-label changed)"
            ),
            ("<p>a b</p>", "<p>a&#160;b c</p>", "<p>: “a b” became “a\u{A0}b c”"),
        ])
    func whitespace(old: String, new: String, sentence: String) throws {
        #expect(try Self.sentences(old, new) == [sentence])
    }

    @Test(
        "An element around existing content",
        arguments: [
            (
                "<main><p>One thing</p><p>Another</p></main>",
                "<main><div class='grid'><p>One thing</p><p>Another</p></div></main>",
                ["<div>: <div class=\"grid\"> added around existing content"]
            ),
            (
                "<main><div class='grid'><p>One thing</p><p>Another</p></div></main>",
                "<main><p>One thing</p><p>Another</p></main>",
                ["<div>: <div class=\"grid\"> removed from around its content"]
            ),
            (
                "<main><div class='card'><p>One thing</p></div></main>",
                "<main><div class='frame'><div class='card'><p>One thing</p></div></div></main>",
                ["<div>: <div class=\"frame\"> added around existing content"]
            ),
            (
                "<main><div class='frame'><div class='card'><p>One thing</p></div></div></main>",
                "<main><div class='card'><p>One thing</p></div></main>",
                ["<div>: <div class=\"frame\"> removed from around its content"]
            ),
            (
                "<main><article><h3>A</h3></article><article><h3>B</h3></article></main>",
                "<main><ul><li><article><h3>A</h3></article></li><li><article><h3>B</h3></article></li></ul></main>",
                ["<ul>: <ul> added around existing content"]
                    + Array(repeating: "<li>: <li> added around existing content", count: 2)
            ),
            (
                "<p>Read <a href='x'>this</a></p>", "<p>Read <strong><a href='x'>this</a></strong></p>",
                ["<strong>: <strong> added around “this”"]
            ),
            (
                "<main><h2>A</h2><p>One thing</p><ul><li>x</li></ul></main>",
                "<main><div><div id='i'><h2>A</h2><p>Two things</p><ul><li>x</li></ul></div></div></main>",
                [
                    "<div>: <div> added around existing content", "<div>: <div id=\"i\"> added around existing content",
                    "<p>: “One thing” became “Two things”",
                ]
            ),
            (
                "<section data-component='List' data-instance='l/1'><p data-component='Row' data-instance='r/1'>a</p></section>",
                "<section data-component='List' data-instance='l/1'><div><p data-component='Row' data-instance='r/1'>b</p></div></section>",
                ["List: <div> added around existing content", "Row: “a” became “b”"]
            ),
            (
                "<main><p>One thing</p><p>Two things</p><p>Three</p></main>",
                "<main><p>Two things</p><div><p>One thing</p></div><p>Three</p></main>",
                ["<p>: “Two things” moved from place 2 to 1", "<div>: <div> added around existing content"]
            ),
            (
                "<main><p>Two things</p><div><p>One thing</p></div><p>Three</p></main>",
                "<main><p>One thing</p><p>Two things</p><p>Three</p></main>",
                ["<div>: <div> removed from around its content", "<p>: “One thing” moved from place 2 to 1"]
            ),
            (
                "<main><p>One thing</p></main>", "<main><div><p>Another</p><p>And more</p></div></main>",
                ["<p>: “One thing” removed", "<div>: “Another And more” added"]
            ),
        ])
    func wrappers(old: String, new: String, sentences: [String]) throws {
        #expect(try Self.sentences(old, new) == sentences)
    }

    @Test(
        "Elements that are matched although their attributes differ",
        arguments: [
            (
                "<div><label for='n'>Name</label><input id='n'/></div>",
                "<div><label for='m'>Name</label><input id='m'/></div>",
                ["<input>: id “n” became “m”, and 1 reference to it changed too"]
            ),
            (
                "<div><h2 class='a'>Title</h2><p>x</p></div>", "<div><h3 class='b'>Title</h3><p>x</p></div>",
                [
                    "Heading “Title”: level 2 became 3 (<h2> became <h3>)",
                    "<h3>: class “a” removed, class “b” added",
                ]
            ),
            (
                "<ul><li class='a'>one</li><li class='a'>two</li><li class='a'>three</li></ul>",
                "<ul><li class='b'>new</li><li class='b'>one</li><li class='b'>two</li><li class='b'>three</li></ul>",
                ["<li>: “new” added"] + Array(repeating: "<li>: class “a” removed, class “b” added", count: 3)
            ),
            ("<p class=''>x</p>", "<p>x</p>", ["<p>: class removed"]),
            (
                "<ul><li>a</li><li>b</li><li>c</li></ul>", "<ul><li>b</li><li>c</li><li>a</li></ul>",
                ["<li>: “a” moved from place 1 to 3"]
            ),
            (
                "<div><section><p>Some words that went</p><p>a</p></section><aside><i>x</i></aside></div>",
                "<div><section><p>a</p></section><aside><i>x</i><p>Some words that went</p></aside></div>",
                ["<p>: “Some words that went” moved from <section> into <aside>"]
            ),
        ])
    func attributes(old: String, new: String, sentences: [String]) throws {
        #expect(try Self.sentences(old, new) == sentences)
    }

    private static func table(_ rows: [[String]]) -> String {
        "<table>"
            + rows.enumerated().map { number, cells in
                let name = number == 0 ? "th" : "td"
                return "<tr>\(cells.map { "<\(name)>\($0)</\(name)>" }.joined())</tr>"
            }.joined() + "</table>"
    }

    @Test(
        "An added or removed column is one change",
        arguments: [
            (
                [["Name", "City", "Due"], ["Ann", "Rome", "1"], ["Ben", "Oslo", "2"]],
                [["Name", "Due"], ["Ann", "1"], ["Ben", "2"]], ["<table>: column “City” removed, 3 cells"]
            ),
            (
                [["Name", "Due"], ["Ann", "1"], ["Ben", "2"]],
                [["Name", "City", "Due"], ["Ann", "Rome", "1"], ["Ben", "Oslo", "2"]],
                ["<table>: column “City” added, 3 cells"]
            ),
            (
                [["Name", "Due"], ["Ann", "1"], ["Ben", "2"]], [["Name", "Due"], ["Ann"], ["Ben", "2"]],
                ["<td>: “1” removed"]
            ),
        ])
    func columns(old: [[String]], new: [[String]], sentences: [String]) throws {
        #expect(try Self.sentences(Self.table(old), Self.table(new)) == sentences)
    }

    @Test(
        "Layers",
        arguments: [
            ("<style>p{color:red}</style>", "<style>p{color:blue}</style>", [Change.Layer.style]),
            ("<script>a()</script>", "<script>b()</script>", [.markup]),
            (
                "<script type='application/ld+json'>{\"a\":1}</script>",
                "<script type='application/ld+json'>{\"a\":2}</script>", [.data]
            ),
            (
                "<link rel='stylesheet' href='s.css?v=1'/>", "<link rel='stylesheet' href='s.css?v=2'/>", [.style]
            ),
            ("<link rel='next' href='a.html'/>", "<link rel='next' href='b.html'/>", [.data]),
            (
                "<label for='n'>Name</label><input id='n'/>", "<label for='m'>Name</label><input id='m'/>", [.markup]
            ),
            ("<p lang='de'>x</p>", "<p lang='en'>x</p>", [.accessibility]),
        ])
    func layers(old: String, new: String, layers: [Change.Layer]) throws {
        let list = ChangeList(from: try CanonicalTests.tree(old), to: try CanonicalTests.tree(new))
        #expect(list.changes.map(\.layer) == layers)
    }

    @Test func addedDocumentType() throws {
        #expect(
            try Self.sentences("<html><body/></html>", "<!DOCTYPE html><html><body/></html>") == [
                "Document type: <!DOCTYPE html> added"
            ])
    }

    @Test("A place outside all elements is called the top level of the page")
    func top() throws {
        let reader = try SnapshotReader()
        let old = "<p>Some words that went</p><div><p>a</p><p>b</p></div>"
        let new = "<div><p>a</p><p>b</p><p>Some words that went</p></div>"
        let changes = ChangeList(
            from: try reader.tree(Array(old.utf8), syntax: .html), to: try reader.tree(Array(new.utf8), syntax: .html)
        ).changes
        #expect(
            changes.map(\.sentence) == ["<p>: “Some words that went” moved from the top level of the page into <div>"])
    }

    @Test("Of thousands of classes, some are listed and the others are counted")
    func manyClasses() throws {
        let names = (0..<10_000).map { "class-number-\(10_000 + $0)" }.joined(separator: " ")
        #expect(
            try Self.sentences("<p>x</p>", "<p class='\(names)'>x</p>") == [
                "<p>: classes “class-number-10000”, “class-number-10001”, “class-number-10002”, “class-number-10003”, “class-number-10004”, “class-number-10005”, “class-number-10006”, “class-number-10007” and 9,992 more added"
            ])
        let long = String(repeating: "w", count: 500)
        #expect(try Self.sentences("<p>x</p>", "<p class='\(long)'>x</p>").allSatisfy { $0.utf8.count < 120 })
    }
}
