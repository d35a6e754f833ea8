import Foundation
import TestSupport
import Testing
import VitrineConformance
import VitrineSnapshots

/// Tests reviews that are made from pages in memory, as `snapshot check` makes them.
@Suite("Review page")
struct ReviewTests {
    private static func review(_ pages: [(path: String, old: String, new: String)]) throws -> Review {
        let reader = try SnapshotReader()
        var review = Review(title: "Snapshots")
        review.changed = try pages.map { page in
            let list = ChangeList(
                from: try reader.tree(Array(page.old.utf8)), to: try reader.tree(Array(page.new.utf8)))
            return Review.Page(path: page.path, changes: list.changes)
        }
        let old = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, Array($0.old.utf8)) })
        let new = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, Array($0.new.utf8)) })
        review.contents = { path, side in side == .before ? old[path] : new[path] }
        return review
    }

    private static func text(_ review: Review) throws -> String { String(decoding: try review.page(), as: UTF8.self) }

    private static func findings(_ review: Review) throws -> [String] {
        let checker = try ConformanceChecker()
        // The lists of the review page have explicit list roles on purpose.
        checker.isOfGallery = true
        return checker.check(try review.page(), path: "review.html").map { "\($0.line): \($0.message)" }
    }

    static func rows(_ texts: [String], kind: String = "todo") -> String {
        "<ul>"
            + texts.map {
                "<li class=\"row\"><div class=\"\(kind)\" data-component=\"Todo\" data-instance=\"t/\($0)\"><b>\($0)</b></div></li>"
            }.joined() + "</ul>"
    }

    @Test func fragmentsWithCommands() throws {
        var review = try Self.review([
            ("todo--open.html", Self.rows(["a"]), Self.rows(["a"], kind: "todo wide")),
            ("todo--done.html", Self.rows(["b"]), Self.rows(["b"], kind: "todo wide")),
        ])
        review.acceptCommand = "gallery snapshot accept"
        review.added = ["new--one.html"]
        review.recordCommand = "gallery snapshot record"
        review.unchanged = 7
        let id = try #require(review.changed[0].changes.first?.signature.id)
        let text = try Self.text(review)
        #expect(text.contains("<h1>2 pages changed, 1 new, 7 the same.</h1>"))
        #expect(text.contains("<h3 dir=\"auto\">Todo: class “wide” added</h3>"))
        #expect(text.contains("<code class=\"command\">gallery snapshot accept \(id)</code>"))
        #expect(text.contains("<code class=\"command\">gallery snapshot record</code>"))
        #expect(text.contains("Style, twice on 2 pages"))
        #expect(try Self.findings(review) == [])
    }

    @Test func nothingChanged() throws {
        var review = Review(title: "Snapshots")
        review.unchanged = 3
        #expect(try Self.text(review).contains("<h1>3 the same.</h1>"))
        #expect(try Self.findings(review) == [])
    }

    @Test func everyKindOfChangeIsShown() throws {
        let old =
            "<div id=\"r\"><h2>Title</h2><p class=\"a\" style=\"color: red\" title=\"x\">text and more</p><em>soft</em><i>gone</i>\(Self.rows(["a", "b", "c", "d", "e", "f"]))</div>"
        let new =
            "<div id=\"r\"><h2>Titles</h2><p class=\"b\" style=\"color: blue\" title=\"y\">text and less</p><strong>soft</strong>\(Self.rows(["f", "e", "d", "c", "b", "a"]))<u>new one</u></div>"
        let review = try Self.review([("all.html", old, new)])
        let kinds = Set(review.changed[0].changes.map(\.kind))
        #expect(kinds.count >= 7, "\(kinds)")
        #expect(try Self.findings(review) == [])
        let text = try Self.text(review)
        for change in review.changed[0].changes {
            #expect(text.contains("id=\"change-\(change.signature.id)\""))
        }
    }

    @Test func elementThatIsNoLongerAnnouncedIsShown() throws {
        let text = "<p>Paragraph of text that stays</p>"
        let item = "<li>two item here</li>"
        let review = try Self.review([
            (
                "a.html",
                "<div><section><ul><li>one item here</li>\(item)</ul>\(text)</section><p>Stays, too</p></div>",
                "<div><section><ul><li>one item here</li></ul>\(text)</section><p>Stays, too</p>\(item)</div>"
            )
        ])
        let shown = try Self.text(review)
        #expect(shown.contains("Listitem is no longer announced"))
        #expect(!shown.contains("This change is not visible on the page."))
    }

    @Test func hostileTextsAreEscaped() throws {
        let bad = "</code></pre><script>alert(1)</script>\"'&<img src=x onerror=alert(1)>"
        let escaped = bad.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        var review = try Self.review([
            ("<b>.html", "<p title=\"1\">\(escaped)</p>", "<p title=\"2\">\(escaped)!</p>"),
            ("\u{202E}lmth.html", "<a href=\"javascript:alert(1)\">x</a>", "<a href=\"javascript:alert(2)\">x</a>"),
        ])
        review.title = bad
        review.problems = [bad]
        review.acceptCommand = bad
        let text = try Self.text(review)
        #expect(!text.contains("<script"))
        #expect(!text.contains("<img"))
        #expect(!text.contains("\u{202E}") || !text.contains("\u{202E}lmth.html"))
        let frames = text.matches(of: #/srcdoc="([^"]*)"/#).map(\.output.1)
        #expect(frames.count == 6)
        for frame in frames {
            #expect(!frame.contains("&lt;script") && !frame.contains("&lt;img") && !frame.contains("javascript:"))
        }
        #expect(try Self.findings(review) == [])
    }

    @Test func unreadablePagesHaveSentences() throws {
        var review = try Self.review([("a.html", "<p>one</p>", "<p>two</p>")])
        review.contents = { _, _ in nil }
        let text = try Self.text(review)
        #expect(text.contains("<p>: “one” became “two”".replacing("<", with: "&lt;").replacing(">", with: "&gt;")))
        #expect(text.contains("<del>one</del><ins>two</ins>"))
        #expect(text.contains("This page could not be read again; only the values of this change are shown."))
    }

    @Test("A change of a text at the top level of a fragment with a collapsed element")
    func topLevelText() throws {
        let details = "<details><summary>S</summary><p>Body</p></details>"
        let text = try Self.text(
            try Self.review([("f.html", "Hello old words here\(details)", "Hello new words here\(details)")]))
        #expect(text.contains("Hello <del>old</del><ins>new</ins> words here"))
        #expect(text.split(separator: "<iframe").count == 3)
    }

    @Test("The files of an interrupted run are removed by the next one")
    func interruptedRun() throws {
        let folder = try TemporaryFolder("review")
        defer { folder.remove() }
        try Review(title: "Snapshots").write(to: "\(folder.path)/review")
        let files = [".vitrine-review", "index.html", "review.css"]
        #expect(folder.files("review").keys.sorted() == files)
        // `index.html` is written last; here, a folder with its name makes that fail.
        try folder.remove("review/index.html")
        try folder.makeFolder("review/index.html/x")
        var review = try Self.review([("a.html", "<p><img src='a.png'/>x</p>", "<p><img src='a.png'/>y</p>")])
        let pages = review.contents
        review.contents = { path, side in path == "a.png" ? [1] : pages(path, side) }
        review.pixels = [
            PixelFinding(
                path: "a.html", view: "500 px, light", width: 500, scheme: "light", count: 1, words: "1 pixel differs",
                before: [1], after: [2])
        ]
        #expect(throws: ReviewProblem.self) { try review.write(to: "\(folder.path)/review") }
        try folder.remove("review/index.html")
        #expect(
            folder.files("review").keys.sorted() == [
                ".vitrine-review", "after/a.png", "before/a.png", "pixels/1-after.png", "pixels/1-before.png",
                "review.css",
            ])
        try Review(title: "Snapshots").write(to: "\(folder.path)/review")
        #expect(folder.files("review").keys.sorted() == files)
    }

    @Test("Pictures that no change explains occur once, even if their page is listed as changed")
    func picturesOccurOnce() throws {
        let folder = try TemporaryFolder("review")
        defer { folder.remove() }
        var review = try Self.review([("a.html", "<p>x</p>", "<p>x</p>"), ("b.html", "<p>x</p>", "<p>y</p>")])
        #expect(review.changed.map(\.changes.count) == [0, 1])
        review.pixels = ["a.html", "b.html"].map { path in
            var found = PixelFinding(
                path: path, view: "500 px, light", width: 500, scheme: "light", count: 1, words: "1 pixel differs",
                before: [1], after: [2])
            found.isExplained = path == "b.html"
            return found
        }
        try review.write(to: "\(folder.path)/review")
        let text = try folder.read("review/index.html")
        for number in 1...2 {
            #expect(text.split(separator: "name=\"pixels-\(number)\"").count == 5)
            #expect(text.split(separator: "src=\"pixels/\(number)-after.png\"").count == 2)
        }
    }

    @Test("Addresses in copied stylesheets are relative")
    func copiedStylesheets() throws {
        let folder = try TemporaryFolder("review")
        defer { folder.remove() }
        let page = "<html><head><link rel='stylesheet' href='/css/a.css'/></head><body><p>x</p></body></html>"
        var review = try Self.review([("a.html", page, page.replacing("x</p>", with: "y</p>"))])
        let pages = review.contents
        review.contents = { path, side in
            path == "css/a.css"
                ? Array("p { background: url(/img/a.png) }".utf8)
                : path == "img/a.png" ? [1] : pages(path, side)
        }
        try review.write(to: "\(folder.path)/review")
        let text = try folder.read("review/after/css/a.css")
        #expect(text == "p { background: url(../img/a.png) }")
        #expect(folder.files("review").keys.contains("after/img/a.png"))
    }

    @Test func manyChangesInOneFileAreLimited() throws {
        let old = Self.rows((0..<1_500).map { "row \($0)" })
        let new = Self.rows((0..<1_500).map { "row \($0)" }).replacing("<b>row", with: "<b>line")
        let review = try Self.review([("a.html", old, new)])
        #expect(review.changed[0].changes.count == 1_500)
        let bytes = try review.page()
        #expect(bytes.count < 4_000_000, "\(bytes.count)")
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.split(separator: "<iframe").count < 300)
        #expect(bytes == (try review.page()))
    }

    @Test func tokensEqualThoseOfDefaultTheme() throws {
        let here = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        let theme = try String(contentsOfFile: "/\(here)/themes/default/assets/style.css", encoding: .utf8)
        let tokens = { (styles: String) in
            // Comments mention tokens but do not define them.
            let text = styles.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
            return Dictionary(
                text.matches(of: #/[;{\s]--([a-z0-9-]+):\s*([^;{}]+);/#).map { ($0.output.1, $0.output.2) }
            ) { first, _ in first }
        }
        let known = tokens(theme)
        for (name, value) in tokens(ReviewStyles.text) {
            guard let token = known[name] else {
                #expect(["gone", "come"].contains(name), "--\(name)")
                continue
            }
            #expect(token == value, "--\(name)")
        }
        #expect(!ReviewStyles.text.contains("<") && !ReviewStyles.text.contains("&"))
    }

    /// Each change shows the part of the page around it. The total size must not grow quadratically with the size of
    /// the page.
    @Test(arguments: ["attributes of one element", "elements beside each other", "elements in each other"])
    func reviewSizeIsLinear(_ kind: String) throws {
        func size(_ count: Int) throws -> Int {
            func page(_ value: String) -> String {
                let numbers = 0..<count
                return switch kind {
                case "attributes of one element":
                    "<p \(numbers.map { "data-a\($0)=\"\(value)\"" }.joined(separator: " "))>t</p>"
                case "elements beside each other":
                    "<p>" + numbers.map { "<b title=\"\($0)\(value)\">t</b>" }.joined() + "</p>"
                default:
                    numbers.map { "<div title=\"\($0)\(value)\">" }.joined() + "t"
                        + String(repeating: "</div>", count: count)
                }
            }
            let review = try Self.review([("a.html", page("x"), page("y"))])
            let folder = try TemporaryFolder("review")
            defer { folder.remove() }
            try review.write(to: "\(folder.path)/review")
            return folder.files("review").values.reduce(0) { $0 + $1.count }
        }
        let step = kind == "elements in each other" ? 50 : 400
        let (one, two) = (try size(step), try size(2 * step))
        #expect(two < 5 * one / 2 && two < 10_000_000, "\(one) \(two)")
    }
}
