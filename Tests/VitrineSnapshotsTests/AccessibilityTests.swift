import Foundation
import Testing
import VitrineAccessibility
import VitrineSnapshots

@Suite("Accessibility snapshots")
struct AccessibilityTests {
    private static let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "../Browser/fixtures/accessibility.txt")

    /// Returns the blocks of the table that `Tests/Browser/accessibility.py` compares with Chromium: pieces of markup,
    /// each with its accessibility snapshot.
    static func blocks() throws -> [(markup: String, text: String)] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("# Markup") }
        return lines.joined(separator: "\n").trimmingCharacters(in: .newlines).components(separatedBy: "\n\n").map {
            let parts = $0.components(separatedBy: "\n=\n")
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// Returns the accessibility snapshot of a piece of markup, without empty lines and the list of headings at the
    /// beginning.
    static func lines(_ markup: String) throws -> String {
        let tree = try CanonicalTests.tree(markup)
        let text = tree.accessibilityText
        return text.components(separatedBy: "\n").filter { !$0.hasPrefix("# ") && !$0.isEmpty }.joined(separator: "\n")
    }

    @Test("Accessibility snapshots are those in the table, which is also compared with Chromium")
    func table() throws {
        let blocks = try Self.blocks()
        #expect(blocks.count > 50)
        var written = try String(contentsOf: Self.file, encoding: .utf8).prefix { $0 != "\n" } + "\n"
        for block in blocks {
            let text = try Self.lines(block.markup)
            #expect(text == block.text, "\(block.markup)")
            written += block.markup + "\n=\n" + text + "\n\n"
        }
        if ProcessInfo.processInfo.environment["ACCESSIBILITY_RECORD"] != nil {
            try written.dropLast().write(to: Self.file, atomically: true, encoding: .utf8)
        }
    }

    @Test("The headings come first, as a table of contents")
    func outline() throws {
        let tree = try CanonicalTests.tree("<h1>Boats</h1><h2>Wood</h2><h3><img alt=''/></h3><h2>Steel</h2>")
        let text = tree.accessibilityText
        #expect(text.hasPrefix("# 1 Boats\n#   2 Wood\n#     3\n#   2 Steel\n\n- heading \"Boats\" [level=1]\n"))
    }

    @Test("A page and its printed form have the same accessibility tree")
    func printed() throws {
        for block in try Self.blocks() {
            let tree = try CanonicalTests.tree(block.markup)
            let read = try CanonicalTests.tree(SnapshotPrinter.text(tree), .printed)
            #expect(read.accessibilityText == tree.accessibilityText, "\(block.markup)")
        }
    }

    @Test("A link with xlink:href in an HTML page is a link in its snapshot")
    func linksOfDrawings() throws {
        let page = "<!DOCTYPE html><title>a</title><svg><a xlink:href=/x><text>Go</text></a></svg>"
        let content = try SnapshotMaker().content(
            Array(page.utf8), of: try SnapshotID(page: "a.html"), syntax: .html)
        #expect(content.markup.contains("<a xlink_x3A_href=\"/x\">"))
        #expect(content.accessibility.contains("- link"), "\(content.accessibility)")
        let stored = try CanonicalTests.tree(content.markup, .printed)
        #expect(stored.accessibilityText == content.accessibility)
    }

    @Test("A whole page begins with its title and language")
    func page() throws {
        let markup =
            "<!DOCTYPE html><html lang='en'><head><title>Todo</title></head><body><main><p>x</p></main></body></html>"
        #expect(try Self.lines(markup) == "- document \"Todo\" [lang=en]:\n  - main:\n    - paragraph: x")
        #expect(
            AccessibilityPrinter.text(try AccessibilityTree(markup: Array(markup.utf8)))
                == "- document \"Todo\" [lang=en]:\n  - main:\n    - paragraph: x\n")
    }

    @Test(
        "Elements that own each other, themselves, or their ancestors",
        arguments: [
            "<div id='a' role='list' aria-owns='a b'><p>one</p></div><div id='b' role='list' aria-owns='a'><p>two</p></div>",
            "<div id='a' role='list'><div role='listitem' aria-owns='a'><p>one</p></div></div><p>two</p>",
            "<div role='list' aria-owns='b b nowhere'></div><ul role='list' aria-owns='b'></ul><p id='b'>one</p><p>two</p>",
        ])
    func owners(markup: String) throws {
        let text = try Self.lines(markup)
        #expect(text.components(separatedBy: "one").count == 2, "\(text)")
        #expect(text.components(separatedBy: "two").count == 2, "\(text)")
    }

    @Test("Many references to one large text do not make the size of names quadratic")
    func hostileReferences() throws {
        func page(_ count: Int) -> String {
            let text = (0..<count).map { "<i>word \($0)</i>" }.joined()
            return "<p id='t'>\(text)</p>" + String(repeating: "<a href='x' aria-labelledby='t'>x</a>", count: count)
        }
        let tree = try AccessibilityTree(markup: Array("<main>\(page(1_000))</main>".utf8))
        #expect(tree.isCut)
        #expect(tree.nodes.reduce(0) { $0 + $1.name.utf8.count } < 40 * page(1_000).utf8.count)
        #expect(!(try AccessibilityTree(markup: Array("<main>\(page(20))</main>".utf8)).isCut))
    }

    @Test("If descriptions cost too much, the tree says that it is cut")
    func hostileDescriptions() throws {
        let text = (0..<200).map { "<i>word \($0)</i>" }.joined()
        func tree(_ count: Int) throws -> AccessibilityTree {
            let notes = String(repeating: "<p aria-describedby='t'>x</p>", count: count)
            return try AccessibilityTree(markup: Array("<main><p id='t'>\(text)</p>\(notes)</main>".utf8))
        }
        #expect(try tree(2_000).isCut)
        let small = try tree(20)
        #expect(!small.isCut)
        #expect(small.nodes.count { $0.description.hasPrefix("word 0") } == 20)
    }

    @Test("A password is left out, whatever its role")
    func password() throws {
        let markup = "<input type='password' role='textbox' aria-label='Key' value='secret'/>"
        #expect(try Self.lines(markup) == "- textbox \"Key\"")
    }

    @Test("Deep and wide pages")
    func deepAndWide() throws {
        let deep = String(repeating: "<div role='group'>", count: 200) + "x" + String(repeating: "</div>", count: 200)
        #expect(try AccessibilityTree(markup: Array(deep.utf8)).nodes.count == 201)
        let chain = (0..<60).map { "<div id='n\($0)' role='group' aria-owns='n\($0 + 1)'>t\($0)</div>" }.joined()
        let tree = try AccessibilityTree(markup: Array("<main>\(chain)</main>".utf8))
        #expect(tree.nodes.count { $0.role == "group" } == 60)
    }
}
