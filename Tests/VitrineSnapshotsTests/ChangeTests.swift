import Testing
import VitrineSnapshots

@Suite("Changes in words")
struct ChangeTests {
    private static func changes(_ old: String, _ new: String) throws -> [Change] {
        ChangeList(from: try CanonicalTests.tree(old), to: try CanonicalTests.tree(new)).changes
    }

    @Test(
        "One change, one sentence",
        arguments: [
            ("<p>one</p>", "<p>two</p>", "<p>: “one” became “two”"),
            ("<p class='a b'>x</p>", "<p class='b c d'>x</p>", "<p>: class “a” removed, classes “c”, “d” added"),
            ("<p class='\u{E9} e\u{301}'>x</p>", "<p class='\u{E9}'>x</p>", "<p>: class “e\u{301}” removed"),
            (
                "<p class='a \u{E9}'>x</p>", "<p class='a b e\u{301}'>x</p>",
                "<p>: class “\u{E9}” removed, classes “b”, “e\u{301}” added"
            ),
            ("<p style='a:b'>x</p>", "<p style='a:c'>x</p>", "<p>: style a “b” became “c”"),
            ("<a href='x'>y</a>", "<a href='z'>y</a>", "<a>: href “x” became “z”"),
            ("<input/>", "<input disabled='disabled'/>", "Textbox: now disabled (disabled added)"),
            ("<img alt='A boat'/>", "<img/>", "Image “A boat”: its name is gone (alt removed)"),
            ("<ul><li>a</li></ul>", "<ul><li>a</li><li>b</li></ul>", "<li>: “b” added"),
            ("<ul><li>a</li><li>b</li></ul>", "<ul><li>b</li></ul>", "<li>: “a” removed"),
            ("<p>a<b>c</b></p>", "<div>a<b>c</b></div>", "Paragraph is no longer announced (<p> became <div>)"),
            (
                "<div><ul id='a'><li>1</li></ul><ol id='b'><li>2</li></ol></div>",
                "<div><ul id='a'><li>1</li></ul></div>", "<ol>: “2” removed"
            ),
            (
                "<div><section><p id='x'>text and more</p></section><aside><b>o</b></aside></div>",
                "<div><section><i>n</i></section><aside><p id='x'>text and more</p><b>o</b></aside></div>", nil
            ),
            (
                "<li data-component='Todo' data-instance='t/1'><b>One</b></li>",
                "<li data-component='Todo' data-instance='t/1'><b>Two</b></li>", "Todo <b>: “One” became “Two”"
            ),
            (
                "<li data-component='Todo' data-instance='t/1' class='x'>One</li>",
                "<li data-component='Todo' data-instance='t/1'>One</li>", "Todo: class “x” removed"
            ),
        ] as [(String, String, String?)])
    func sentences(old: String, new: String, sentence: String?) throws {
        let changes = try Self.changes(old, new)
        if let sentence { #expect(changes.map(\.sentence) == [sentence]) }
        if sentence == nil { #expect(changes.map(\.kind).contains(.moved), "\(changes.map(\.sentence))") }
    }

    @Test("Tags of wrappers and names of components are limited", arguments: ["data-x", "data-component"])
    func longValues(name: String) throws {
        let long = String(repeating: "x", count: 9_000)
        let text = "<p>One text</p><p>Another text</p>"
        let (old, new) = ("<main><div \(name)='\(long)'>\(text)</div></main>", "<main>\(text)</main>")
        let other = old.replacing("='x", with: "='y")
        for changes in [try Self.changes(old, new), try Self.changes(new, old), try Self.changes(old, other)] {
            #expect(changes.count == 1)
            let values = changes.flatMap { [$0.before, $0.after].compactMap(\.self) }
            #expect(!values.isEmpty && values.allSatisfy { $0.utf8.count < 2_200 && $0.contains(" bytes, ") })
        }
    }

    private static func cards(_ numbers: [Int], _ text: (Int) -> String = { "Card \($0)" }, kind: String = "card")
        -> String
    {
        "<ul>"
            + numbers.map {
                "<li class='\(kind)' data-component='Card' data-instance='cards/\($0)'><h3>\(text($0))</h3><p>Text of <b>it</b></p></li>"
            }.joined() + "</ul>"
    }

    @Test func eightHundredKeyedCards() throws {
        let all = Array(0..<800)
        let old = Self.cards(all)
        let renamed = try Self.changes(old, Self.cards(all, { $0 == 400 ? "Other" : "Card \($0)" }))
        #expect(renamed.map(\.sentence) == ["Card <h3>: “Card 400” became “Other”"])
        var numbers = all
        numbers.insert(900, at: 300)
        #expect(try Self.changes(old, Self.cards(numbers)).map(\.kind) == [.inserted])
        numbers = all
        numbers.insert(numbers.remove(at: 700), at: 20)
        #expect(
            try Self.changes(old, Self.cards(numbers)).map(\.sentence) == [
                "Card: “Card 700 Text of it” moved from place 701 to 21"
            ])
        let restyled = try Self.changes(old, Self.cards(all, kind: "card wide"))
        #expect(restyled.count == 800)
        let groups = ChangeGroup.groups([(path: "index.html", changes: restyled)])
        #expect(groups.map(\.summary) == ["Card: class “wide” added, 800 times on index.html"])
        let reversed = try Self.changes(old, Self.cards(all.reversed()))
        #expect(reversed.map(\.sentence) == ["<ul>: reordered, 799 entries of 800"])
    }

    @Test func oneLineOfLongPage() throws {
        func page(_ lines: [String]) -> String {
            "<div>\n" + lines.map { "<p>\($0)</p>" }.joined(separator: "\n") + "</div>"
        }
        let lines = (0..<9_600).map { "Line \($0 % 3_000) of \($0)" }
        var other = lines
        other[5_000] = "Another line"
        #expect(try Self.changes(page(lines), page(other)).map(\.kind) == [.text])
        other = lines
        other.insert("A new line", at: 77)
        #expect(try Self.changes(page(lines), page(other)).map(\.kind) == [.inserted])
        other = lines
        other.insert(other.remove(at: 9_000), at: 100)
        #expect(try Self.changes(page(lines), page(other)).map(\.kind) == [.moved])
    }

    @Test func groupsOverPages() throws {
        let old = Self.cards([1, 2])
        let new = Self.cards([1, 2], kind: "card done")
        let groups = ChangeGroup.groups([
            (path: "a.html", changes: try Self.changes(old, new)),
            (path: "b.html", changes: try Self.changes(Self.cards([3]), Self.cards([3], kind: "card done"))),
            (path: "c.html", changes: try Self.changes("<img alt='x'/>", "<img/>")),
        ])
        #expect(
            groups.map(\.summary) == [
                "Image “x”: its name is gone (alt removed), on c.html", "Card: class “done” added, 3 times on 2 pages",
            ])
    }
}
