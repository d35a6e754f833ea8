import Testing

@testable import VitrineSnapshots

/// Tests that changes with the same cause form one group.
@Suite("Groups of changes")
struct GroupTests {
    @Test func changeInComponentIsOneGroup() throws {
        func page(_ level: Int) -> String {
            (1...300).map {
                "<article data-component='Card' data-instance='c/\($0)'><h\(level)>Card \($0)</h\(level)></article>"
            }
            .joined()
        }
        let list = ChangeList(from: try CanonicalTests.tree(page(2)), to: try CanonicalTests.tree(page(3)))
        #expect(
            ChangeGroup.groups([(path: "a.html", changes: list.changes)]).map(\.summary) == [
                "Card, heading “Card 1” and 299 more: level 2 became 3 (<h2> became <h3>), 300 times on a.html"
            ])
    }

    @Test("Titles of kinds")
    func kindTitles() {
        var style = Change(kind: .style, layer: .style, element: "/p", part: "p", name: "color")
        #expect(style.kindTitle == "Style attribute")
        style.name = Change.whiteSpace
        #expect(style.kindTitle == "Whitespace")
        let causes: [(SheetEffect.Cause, String)] = [
            (.rules, "Stylesheet"), (.token(.init(name: "--ink", before: "red", after: "blue")), "Stylesheet"),
            (.file(.replaced), "File"),
        ]
        for (cause, title) in causes {
            style.sheet = SheetEffect(cause: cause, conditions: [.light])
            #expect(style.kindTitle == title)
        }
        style.kind = .moved
        #expect(style.kindTitle == "Moved")
    }

    /// The changes to these two values have the same signature id of twelve digits; the values were found by a search.
    /// Accepting one change must not accept the other.
    @Test func groupNamesAreUnique() throws {
        func page(_ one: String, _ other: String) -> String { "<p title='\(one)'>a</p><p title='\(other)'>b</p>" }
        let list = ChangeList(
            from: try CanonicalTests.tree(page("x", "x")), to: try CanonicalTests.tree(page("m29955234", "m25760909")))
        #expect(Set(list.changes.map(\.signature.id)) == ["705f3c580488"])
        let groups = ChangeGroup.groups([(path: "a.html", changes: list.changes)])
        #expect(groups.count == 2 && Set(groups.map(\.id)).count == 2)
        #expect(groups.allSatisfy { $0.id.hasPrefix("705f3c580488") && $0.id.count == 64 })
    }

    @Test func classOnManyRowsAndInsertedRow() throws {
        func rows(_ numbers: [Int], _ kind: String) -> String {
            "<ul>\(numbers.map { "<li class='\(kind)'>Row \($0)</li>" }.joined())</ul>"
        }
        var numbers = Array(0..<500)
        numbers.insert(999, at: 250)
        let list = ChangeList(
            from: try CanonicalTests.tree(rows(Array(0..<500), "a")), to: try CanonicalTests.tree(rows(numbers, "a b")))
        #expect(!list.isCoarse)
        #expect(
            ChangeGroup.groups([(path: "", changes: list.changes)]).map(\.summary) == [
                "<li>: “Row 999” added", "<li>: class “b” added, 500 times",
            ])
    }

    @Test func singleMovedElementIsNamed() throws {
        func page(_ names: [String]) -> String { "<ul>\(names.map { "<li>\($0)</li>" }.joined())</ul>" }
        let one = ChangeList(
            from: try CanonicalTests.tree(page(["a", "b", "c", "d"])),
            to: try CanonicalTests.tree(page(["b", "c", "d", "a"])))
        let other = ChangeList(
            from: try CanonicalTests.tree(page(["e", "f", "g", "h"])),
            to: try CanonicalTests.tree(page(["f", "g", "h", "e"])))
        func summaries(_ lists: [ChangeList]) -> [String] {
            ChangeGroup.groups(lists.enumerated().map { (path: "\($0.offset).html", changes: $0.element.changes) })
                .map(\.summary)
        }
        #expect(summaries([one, one]) == ["<li>: “a” moved from place 1 to 4, twice on 2 pages"])
        #expect(
            summaries([one, other]) == [
                "<li>: “a” moved from place 1 to 4, “e” moved from place 1 to 4, twice on 2 pages"
            ])
    }

    @Test func pageWithoutPathIsNotNamed() throws {
        let list = ChangeList(
            from: try CanonicalTests.tree("<p class='a'>x</p><p class='a'>y</p>"),
            to: try CanonicalTests.tree("<p>x</p><p>y</p>"))
        #expect(
            ChangeGroup.groups([(path: "", changes: list.changes)]).map(\.summary) == [
                "<p>: class “a” removed, twice"
            ])
    }

    /// Returns the groups of changes between two versions of `count` pages. `before` and `after` make the markup of a
    /// page from its number, from 1.
    private static func groups(
        _ count: Int, _ before: (Int) -> String, _ after: (Int) -> String
    ) throws -> [ChangeGroup] {
        ChangeGroup.groups(
            try (1...count).map { number in
                let list = ChangeList(
                    from: try CanonicalTests.tree(before(number)), to: try CanonicalTests.tree(after(number)))
                return (path: "\(number).html", changes: list.changes)
            })
    }

    @Test func sameWordsInManyTextsAreOneGroup() throws {
        let found = try Self.groups(500, { "<h1>Page \($0) - Acme</h1>" }, { "<h1>Page \($0) - Apex</h1>" })
        #expect(found.map(\.summary) == ["<h1>: “Acme” became “Apex” in the text, 500 times on 500 pages"])
        #expect(
            found[0].examples.map(\.change.sentence) == [
                "<h1>: “Page 1 - Acme” became “Page 1 - Apex”", "<h1>: “Page 2 - Acme” became “Page 2 - Apex”",
                "<h1>: “Page 3 - Acme” became “Page 3 - Apex”",
            ])
        let added = try Self.groups(2, { "<h1>Page \($0)</h1>" }, { "<h1>Page \($0), new</h1>" })
        #expect(added.map(\.summary) == ["<h1>: “, new” added to the text, twice on 2 pages"])
        let removed = try Self.groups(2, { "<a href='p\($0)?v=1'>x</a>" }, { "<a href='p\($0)'>x</a>" })
        #expect(removed.map(\.summary) == ["<a>: “?v=1” removed from href, twice on 2 pages"])
    }

    /// Compares a link on four pages, in folders of different depths. The first three links lead to one file; `last`
    /// leads to the same file or to another one.
    @Test(arguments: [
        ("../../../a.html", "<a>: href “/a.html” became “/b.html”, 4 times on 4 pages"),
        ("../a.html", "<a>: “a” became “b” in href, 4 times on 4 pages"),
    ])
    func differentAddressesOfSameFile(last: String, summary: String) throws {
        let links = ["a.html", "../a.html", "../../a.html", last]
        let pages = try links.enumerated().map { depth, link -> (path: String, changes: [Change]) in
            let path = String(repeating: "x/", count: depth) + "index.html"
            let list = ChangeList(
                from: try CanonicalTests.tree("<a href='\(link)'>x</a>"),
                to: try CanonicalTests.tree("<a href='\(link.replacing("a.html", with: "b.html"))'>x</a>"))
            return (path, list.changes.map { $0.resolved(from: path, to: path) })
        }
        #expect(ChangeGroup.groups(pages).map(\.summary) == [summary])
    }

    @Test func sameWhitespaceInManyTextsIsOneGroup() throws {
        func summaries(_ before: (Int) -> String, _ after: (Int) -> String) throws -> [String] {
            try Self.groups(2, before, after).map(\.summary)
        }
        let bare = { (page: Int) in "<p>Page \(page)<b>x</b></p>" }
        let spaced = { (page: Int) in "<p>Page \(page) <b>x</b></p>" }
        #expect(
            try summaries(bare, spaced) == ["<p>: a space was added at the end of the text, twice on 2 pages"])
        #expect(
            try summaries({ "<p title='Page   \($0)'>x</p>" }, { "<p title='Page \($0)'>x</p>" })
                == ["<p>: 2 spaces were removed inside title, twice on 2 pages"])
        #expect(
            try summaries({ "<p title='A  page  \($0)'>x</p>" }, { "<p title='A page \($0)'>x</p>" })
                == ["<p>: whitespace changed in several places in title, twice on 2 pages"])
        // An added space and a removed space are separate decisions.
        #expect(
            Set(try summaries({ $0 == 1 ? bare($0) : spaced($0) }, { $0 == 1 ? spaced($0) : bare($0) }))
                == [
                    "<p>: a space was added at the end of the text “Page 1”, on 1.html",
                    "<p>: a space was removed at the end of the text “Page 2”, on 2.html",
                ])
        #expect(
            try summaries(
                { "<button aria-label='Delete \($0) now'>x</button>" },
                { "<button aria-label='Delete\u{A0}\($0) now'>x</button>" })
                == [
                    "Button “Delete 1 now” and 1 more: a space became a no-break space inside their names "
                        + "(aria-label changed), twice on 2 pages"
                ])
    }

    @Test func differentNumbersAndDatesAreOneGroup() throws {
        let counters = try Self.groups(500, { "<p>Read \($0) times</p>" }, { "<p>Read \($0 + 7) times</p>" })
        #expect(
            counters.map(\.summary) == [
                "<p>: numbers differ (for example, “Read 1 times” became “Read 8 times”), 500 times on 500 pages"
            ])
        let dates = try Self.groups(28, { "<p>Built on \($0) March 2026</p>" }, { "<p>Built on \($0) April 2026</p>" })
        #expect(dates.map(\.summary) == ["<p>: “March” became “April” in the text, 28 times on 28 pages"])
        let stamps = try Self.groups(28, { "<time>2026-01-0\($0 % 9)</time>" }, { "<time>2026-02-1\($0)</time>" })
        #expect(
            stamps.map(\.summary) == [
                "<time>: numbers differ (for example, “2026-01-01” became “2026-02-11”), 28 times on 28 pages"
            ])
        // Three changes are listed one by one.
        let three = try Self.groups(3, { "<p>Read \($0) times</p>" }, { "<p>Read \($0 + 7) times</p>" })
        #expect(three.count == 3)
    }

    @Test func wordsWithDigitsAreNoNumbers() throws {
        let words = ["One", "Four", "Nine", "Ten"]
        let found = try Self.groups(
            8, { $0 <= 4 ? "<p>Read \($0) times</p>" : "<p>\(words[$0 - 5])0</p>" },
            { $0 <= 4 ? "<p>Read \($0 + 7) times</p>" : "<p>Two\($0)</p>" })
        #expect(
            Set(found.map(\.summary)) == [
                "<p>: numbers differ (for example, “Read 1 times” became “Read 8 times”), 4 times on 4 pages",
                "<p>: dates or words with digits differ (for example, “One0” became “Two5”), 4 times on 4 pages",
            ])
        let hashes = ["3f2a", "b07c", "55e1", "0d9d", "a4b8"]
        let files = try Self.groups(
            4, { "<img src='a-\(hashes[$0 - 1]).png'/>" }, { "<img src='a-\(hashes[$0]).png'/>" })
        #expect(
            files.map(\.summary) == [
                "<img>: dates or words with digits differ (for example, src “a-3f2a.png” became “a-b07c.png”), "
                    + "4 times on 4 pages"
            ])
    }

    @Test func renewedIDsWithTheirReferencesAreOneGroup() throws {
        func fields(_ name: String) -> String {
            (1...50).map { "<p><label for='\(name)\($0)'>Field \($0)</label><input id='\(name)\($0)'/></p>" }.joined()
        }
        let found = try Self.groups(1, { _ in fields("f8a") }, { _ in fields("x7c") })
        #expect(
            found.map(\.summary) == [
                "Generated ids and the references to them changed (for example, “f8a1” became “x7c1”), "
                    + "50 times on 1.html"
            ])
    }

    @Test func shiftedIDsAreOneGroup() throws {
        func page(_ words: [String]) -> String {
            words.enumerated().map { "<h2 id='s\($0.offset)'>\($0.element)</h2><p>About \($0.element)</p>" }.joined()
        }
        let words = (1...40).map { "Word\($0)" }
        let found = try Self.groups(1, { _ in page(words) }, { _ in page(["First"] + words) })
        #expect(
            found.map(\.summary) == [
                "Heading “First” added, on 1.html",
                "Generated ids and the references to them changed (for example, “s0” became “s1”), 40 times on 1.html",
                "<p>: “About First” added, on 1.html",
            ])
    }

    @Test func tenThousandChangesAreSummarized() throws {
        let found = try Self.groups(
            2_000,
            { n in "<h1>\(String(n, radix: 36))q is old</h1>" + (1...4).map { "<p>z\($0 * n) one</p>" }.joined() },
            { n in "<h1>\(String(n * 7, radix: 36))w is new</h1>" + (1...4).map { "<p>z\($0 * n + 3) two</p>" }.joined()
            })
        #expect(found.reduce(0) { $0 + $1.count } >= 10_000)
        #expect(found.count <= 40, "\(found.count)")
        #expect(Set(found.map(\.id)).count == found.count)
    }
}
