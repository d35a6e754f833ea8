import Foundation
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

    @Test func hostileTextsStayTexts() throws {
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

    @Test func pagesThatCannotBeReadAgainHaveTheirSentences() throws {
        var review = try Self.review([("a.html", "<p>one</p>", "<p>two</p>")])
        review.contents = { _, _ in nil }
        let text = try Self.text(review)
        #expect(text.contains("<p>: “one” became “two”".replacing("<", with: "&lt;").replacing(">", with: "&gt;")))
        #expect(text.contains("<del>one</del><ins>two</ins>"))
        #expect(text.contains("The page cannot be read again."))
    }

    @Test func manyChangesInOneFileAreBounded() throws {
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

    @Test func theTokensAreThoseOfTheDefaultTheme() throws {
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
    func aReviewGrowsWithItsChanges(_ kind: String) throws {
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
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try review.write(to: folder.path)
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(0) {
                $0 + (try Data(contentsOf: folder.appendingPathComponent($1)).count)
            }
        }
        let step = kind == "elements in each other" ? 50 : 400
        let (one, two) = (try size(step), try size(2 * step))
        #expect(two < 5 * one / 2 && two < 10_000_000, "\(one) \(two)")
    }
}
