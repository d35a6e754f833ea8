import Foundation
import Testing

/// Tests the gallery pages that correspond to the demo of Blocks.
@Suite("The demo of Blocks, as pages")
struct DemoTests {
    private func page(_ name: String) async throws -> String {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.build("--only", "\(name).html")
        #expect(result.status == 0, "\(result.errors)")
        return try gallery.read("out/\(name).html")
    }

    /// Expects these parts to appear in a page in this order.
    private func expectOrder(_ parts: [String], in page: String, sourceLocation: SourceLocation = #_sourceLocation) {
        var rest = page[...]
        for part in parts {
            guard let range = rest.range(of: part) else {
                Issue.record("no \(part) here", sourceLocation: sourceLocation)
                return
            }
            rest = rest[range.upperBound...]
        }
    }

    @Test("A header, a field, a spacer of 15 pixels, and rows with classes for first, middle and last")
    func active() async throws {
        let page = try await page("todos-active")
        expectOrder(
            [
                "<div class=\"head\"><div class=\"list-header\" id=\"todos-active--header\"",
                "<form class=\"new-todo\"",
                "<input type=\"text\" name=\"title\"", "height=\"15\"", "class=\"todo first\"", "class=\"todo middle\"",
                "class=\"todo last\"", "height=\"15\"",
                "<div class=\"foot\"><div class=\"list-footer\" id=\"todos-active--footer\"",
            ], in: page)
        #expect(!page.contains("class=\"todo first done\""))
    }

    @Test("Adding leads to a page with the new to-do at the top, and the steps of the film are linked")
    func added() async throws {
        #expect(
            try await page("todos-active").contains(
                "<form class=\"new-todo\" method=\"get\" action=\"todos-added.html\""))
        expectOrder(
            ["action=\"todos-added.html\"", "A page keeps no data", "Buy groceries", "class=\"todo middle\""],
            in: try await page("todos-added"))
        let steps = try await page("todos-steps")
        expectOrder(
            [
                "todos-steps.html#todos-steps--typed", "todos-steps.html#todos-steps--added",
                "todos-steps.html#todos-steps--two-to-dos", "todos-steps.html#todos-steps--one-completed",
                "todos-steps.html#todos-steps--emptied",
            ], in: steps)
    }

    @Test("A completed to-do has a check mark and a struck-through title")
    func completed() async throws {
        let page = try await page("todos-completed")
        expectOrder(["class=\"todo first done\"", "<path d=\"M5.5 10.5l3 3 6-7\"", "Done:</span>", "<s>"], in: page)
        #expect(!page.contains("class=\"todo first\""))
    }

    @Test("Two lists without rows have different empty states, and no header or footer")
    func empty() async throws {
        let page = try await page("todos-empty")
        expectOrder(["No active to-dos.", "height=\"15\"", "No completed to-dos."], in: page)
        #expect(!page.contains("class=\"head\""))
        #expect(!page.contains("class=\"foot\""))
    }

    @Test("Flexible spacers can be rows and footers")
    func spacers() async throws {
        let rows = try await page("spacers")
        expectOrder(["height=\"8\"", "height=\"15\"", "height=\"60\"", "class=\"spacer flexible\""], in: rows)
        let edges = try await page("spacers-header")
        expectOrder(
            [
                "class=\"head\"", "height=\"30\"", "class=\"spacer flexible\"", "class=\"foot\"",
                "class=\"spacer flexible\"",
            ],
            in: edges)
    }

    @Test("Custom views can be as flexible as spacers")
    func flexible() async throws {
        expectOrder(
            [
                "<li class=\"row\"><div class=\"pane flexible\"", "<li class=\"row\"><div class=\"spacer flexible\"",
                "<li class=\"row\"><div class=\"pane flexible\"",
            ], in: try await page("flexible"))
    }

    @Test("Components show their roles; of several registrations, one applies")
    func registry() async throws {
        expectOrder(
            ["Header</p>", "Row</p>", "Row</p>", "Part of the row</p>", "Footer</p>"], in: try await page("roles"))
        expectOrder(
            [
                "by the template shown-by-template.", "by the class ShownByClass.",
                "by the declarative view ShownLater.",
            ], in: try await page("registrations"))
    }

    @Test("The renderer's changes are listed below each edit")
    func updates() async throws {
        expectOrder(
            [
                "row [0, 1] is new", "row [0, 3] is new", "row [0, 0] is gone", "row [0, 3] is gone",
                "row [0, 3] moved to [0, 0]", "row [0, 1] moved to [1, 0]", "the content of row [0, 1] changed",
                "section “cellar” has a different header or footer", "section “box” is new", "section “cellar” moved",
                "section “shelf” is gone", "section “0” is new", "nothing changed",
                "row index 9 is out of range: the number of rows is 3",
                "section “shelf” has two rows with id 1",
            ], in: try await page("updates"))
    }

    @Test("A link contains the match and its range in UTF-16 code units")
    func ranges() async throws {
        let page = try await page("labels-ranges")
        let links = page.matches(of: /data-value="([^"]*)" data-utf16="([^"]*)">([^<]*)</).map {
            "\($0.output.1) \($0.output.2) \($0.output.3)"
        }
        #expect(
            links == [
                "tap here 3,8 tap here", "caf\u{E9} 0,5 cafe\u{301}", "caf\u{E9} 6,4 caf\u{E9}", "abcdefg 0,1 a",
                "bcdef 1,1 b", "cde 2,3 cde", "bcdef 5,1 f", "abcdefg 6,1 g", "ab 0,2 ab", "ab 3,2 ab", "स 7,1 स",
                "agree 2,5 agree", "Terms 0,5 Terms",
            ])
        #expect(page.matches(of: /data-kind="interactive"/).count == 2)
        #expect(page.contains("class=\"tappable badge\""))
        // Without attributes for the links, the text is shown and contains no link.
        #expect(page.contains(">I agree to the Terms.</p>"))
    }
}
