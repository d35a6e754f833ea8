import Foundation
import Testing

/// Tests the exact sentences of `vitrine compare` about stylesheets, pictures and fonts.
@Suite("vitrine compare: styles")
struct CompareStyleTests {
    private static let card =
        "<article class=\"card\" data-component=\"ContactCard\" data-instance=\"contacts/1\"><h2>Ann</h2>"
        + "<p class=\"note\">A note with <a href=\"#x\">a link</a></p></article>"

    private static func page(_ body: String = card, head: String = "") -> String {
        Desk.page(body, head: "<link rel=\"stylesheet\" href=\"assets/site.css\"/>" + head)
    }

    /// Compares two versions of `assets/site.css` on a page with a card. Returns the exit status and the lines of the
    /// report.
    /// - Parameter more: writes more files before the comparison.
    private func compare(
        _ old: String, _ new: String, _ options: String..., body: String = card, head: String = "",
        _ more: (Desk) throws -> Void = { _ in }
    ) async throws -> (status: Int32, lines: [String]) {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, sheet) in [("base", old), ("head", new)] {
            try desk.write(Self.page(body, head: head), to: "\(side)/index.html")
            try desk.write(sheet, to: "\(side)/assets/site.css")
        }
        try more(desk)
        let result = try await desk.run(["compare", "base", "head"] + options)
        #expect(result.errors == "")
        return (result.status, result.output.split(separator: "\n").map(String.init))
    }

    /// Compares two versions of `assets/site.css` and returns the sentences of the report about styles.
    private func sentences(
        _ old: String, _ new: String, body: String = card, head: String = "", _ more: (Desk) throws -> Void = { _ in }
    ) async throws -> [String] {
        let lines = try await compare(old, new, body: body, head: head, more).lines
        guard let start = lines.firstIndex(of: "Style") else { return [] }
        return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    }

    /// `bolder` and the alignment of header cells are computed from the parent.
    @Test func valuesComputedFromParent() async throws {
        let bold = "<p>a <strong>b</strong></p>"
        #expect(
            try await sentences("p { font-weight: 400 }", "p { font-weight: 300 }", body: bold) == [
                "<p>: font-weight 400 became 300, on index.html",
                "<strong>: font-weight 700 became 400, on index.html",
            ])
        let table = "<table><tr><th>a</th></tr></table>"
        #expect(
            try await sentences("td { color: red }", "table { text-align: left }", body: table) == [
                "<table>: text-align start became left, on index.html",
                "<th>: text-align center became left, on index.html",
            ])
    }

    @Test func hiddenHeading() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for side in ["base", "head"] {
            for name in ["a", "b"] { try desk.write(Self.page(), to: "\(side)/\(name).html") }
            try desk.write(Desk.page("<p>No sheet</p>"), to: "\(side)/c.html")
        }
        try desk.write("p { margin: 0 }", to: "base/assets/site.css")
        try desk.write("p { margin: 0 } h2{display:none}", to: "head/assets/site.css")
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.status == 1)
        #expect(
            result.output == """
                Style
                  ContactCard, heading: display block became none, twice on 2 pages
                Changed files that are not pages
                  assets/site.css
                2 pages changed, 1 other file changed, 1 the same.

                """)
    }

    @Test(
        "Rules",
        arguments: [
            (
                "h2 { color: #1a1a1a }", "h2 { color: #777 }",
                ["ContactCard, heading: color #1a1a1a became #777777 (contrast 17.4 became 4.4), on index.html"]
            ),
            (
                ".card { padding: 8px 16px }", ".card { padding: 8px 12px; margin: 1em }",
                [
                    "ContactCard: margin 0px became 16px, on index.html",
                    "ContactCard: padding 8px 16px became 8px 12px, on index.html",
                ]
            ),
            // A value that a child inherits is reported only for the parent. A value that the child computes from an
            // inherited one is reported, too.
            (
                ".card { font-size: 16px } p { padding: 1em }", ".card { font-size: 20px } p { padding: 1em }",
                [
                    "ContactCard: font-size 16px became 20px, on index.html",
                    "ContactCard, heading: font-size 24px became 30px, on index.html",
                    "ContactCard, heading: margin 19.92px 0px became 24.9px 0px, on index.html",
                    "ContactCard, paragraph: margin 16px 0px became 20px 0px, on index.html",
                    "ContactCard, paragraph: padding 16px became 20px, on index.html",
                ]
            ),
            // The order of the rules is different, and a more specific selector colors the paragraph.
            (
                ".card { color: red } article { color: green } .note { color: blue } p { color: red }",
                "article { color: green } .card { color: red } p.note { color: red }",
                ["ContactCard, paragraph: color #0000ff became #ff0000 (contrast 8.5 became 3.9), on index.html"]
            ),
            // The rules are the same, but written differently.
            ("h2{color:red}", "/* red */ h2  {\n  color : red;\n}", []),
            ("h2 { colr: red }", "h2 { colr: blue }", []),
            (
                "h2::before { content: '1' }", "h2::before { content: '2'; color: red }",
                [
                    "ContactCard, heading ::before: color #000000 became #ff0000, on index.html",
                    "ContactCard, heading ::before: content “1” became “2”, on index.html",
                ]
            ),
            ("", "h2::before { color: red }", []),
            ("", "main { color: #333 }", ["<main>: color #000000 became #333333, on index.html"]),
            ("", "aside { color: #333 }", []),
            (
                "@layer a, b; @layer a { h2 { color: red } } @layer b { h2 { color: blue } }",
                "@layer b, a; @layer a { h2 { color: red } } @layer b { h2 { color: blue } }",
                ["ContactCard, heading: color #0000ff became #ff0000 (contrast 8.5 became 3.9), on index.html"]
            ),
        ])
    func rules(old: String, new: String, expected: [String]) async throws {
        let found = try await sentences(old, new)
        #expect(found.map { $0.replacing(/"(.)"/) { "“\($0.output.1)”" } } == expected)
    }

    @Test(
        "Conditions",
        arguments: [
            (
                "", "@media (prefers-color-scheme: dark) { h2 { margin: 0 } }",
                "margin 19.92px 0px became 0px, in dark mode, on index.html"
            ),
            ("", "@media print { h2 { display: none } }", "display block became none, in print, on index.html"),
            (
                "", "@media screen { h2 { display: none } }",
                "display block became none, in light and dark mode, on index.html"
            ),
            (
                "", "@media (max-width: 40em) { h2 { display: none } }",
                "display block became none, at 390px, on index.html"
            ),
            (
                "", "@media (min-width: 40em) { h2 { display: none } }",
                "display block became none, at 1280px, on index.html"
            ),
            (
                "", "@media (min-width: 500px) and (max-width: 900px) { h2 { display: none } }",
                "display block became none, at 500px and at 900px, on index.html"
            ),
            (
                "", "@media (prefers-reduced-motion) { h2 { display: none } }",
                "display block became none, with reduced motion, on index.html"
            ),
            ("", "h2:hover { opacity: .5 }", "opacity 1 became 0.5, on hover, on index.html"),
            (
                "h2 { color: light-dark(#000, #fff) } :root { color-scheme: light dark }",
                "h2 { color: light-dark(#000, #ccc) } :root { color-scheme: light dark }",
                "color #ffffff became #cccccc (contrast 18.7 became 11.6), in dark mode, on index.html"
            ),
        ])
    func conditions(old: String, new: String, expected: String) async throws {
        #expect(try await sentences(old, new) == ["ContactCard, heading: " + expected])
    }

    @Test func changedToken() async throws {
        let rest =
            " :root { --soft: var(--accent) } h2 { color: var(--accent) } a { color: var(--soft) } "
            + ".card { border: 1px solid var(--accent) } .note:hover { color: var(--accent) }"
        let body = Self.card + "<nav data-component=\"Menu\"><a href=\"#x\">Start</a></nav>"
        #expect(
            try await sentences(":root { --accent: #1a5fb4 }" + rest, ":root { --accent: #b41a5f }" + rest, body: body)
                == [
                    "token --accent #1a5fb4 became #b41a5f: 2 components change color, ContactCard changes border-color (contrast at worst 6.2 became 6.4), 5 times on index.html"
                ])
        // Elements outside of components are not called components.
        let hovered =
            " h2 { color: var(--accent) } .card:hover, nav:hover { border-color: var(--accent) } "
            + ".note:hover, section:hover { outline-color: var(--accent) }"
        #expect(
            try await sentences(
                ":root { --accent: #1a5fb4 }" + hovered, ":root { --accent: #b41a5f }" + hovered,
                body: body + "<section>A</section>"
            ).map { $0.prefix { $0 != "(" } } == [
                "token --accent #1a5fb4 became #b41a5f: ContactCard changes color, 2 components change border-color, "
                    + "2 change outline-color "
            ])
        // An element that no changed rule matches uses the token through another variable.
        let chain = " :root { --inner: var(--gap) } .note { padding: var(--inner) }"
        #expect(
            try await sentences(":root { --gap: 1px }" + chain, ":root { --gap: 2px }" + chain) == [
                "token --gap 1px became 2px: ContactCard changes padding, on index.html"
            ])
        #expect(
            try await compare(":root { --accent: red }", ":root { --accent: blue }").lines == [
                "Changed files that are not pages", "  assets/site.css",
                "assets/site.css changed, without effect on any compared page", "1 other file changed, 1 the same.",
            ])
    }

    @Test("Style attributes that depend on the styles of other elements")
    func styleAttributes() async throws {
        func card(_ style: String) -> String {
            Self.card.replacing("<p class=\"note\">", with: "<p style=\"\(style)\">")
        }
        let expected = ["token --gap 1px became 2px: ContactCard changes padding, on index.html"]
        for style in ["padding: var(--gap)", "padding: VAR( --gap )", "padding: v\\61r(--gap)"] {
            let found = try await sentences(":root { --gap: 1px }", ":root { --gap: 2px }", body: card(style))
            #expect(found == expected, "\(style)")
        }
        #expect(
            try await sentences(".card { padding: 1px }", ".card { padding: 2px }", body: card("padding: inherit"))
                == [
                    "ContactCard: padding 1px became 2px, on index.html",
                    "ContactCard, paragraph: padding 1px became 2px, on index.html",
                ])
    }

    @Test func picturesFontsAndAnimations() async throws {
        let body = Self.card + "<div data-component=\"Hero\"><img src=\"assets/boat.png\" alt=\"A boat\"/></div>"
        let sheet =
            "@font-face { font-family: Inter; src: url(inter.woff2) } .card { background: url('paper.png') } "
            + "h2 { font-family: Inter, sans-serif; animation: spin 1s } @keyframes spin { to { rotate: 1turn } }"
        #expect(
            try await sentences(sheet, sheet.replacing("1turn", with: "2turn"), body: body) { desk in
                for file in ["boat.png", "inter.woff2", "paper.png"] {
                    try desk.write("1", to: "base/assets/\(file)")
                    try desk.write("2", to: "head/assets/\(file)")
                }
            } == [
                "Hero, picture: assets/boat.png was replaced, on index.html",
                "ContactCard: background-image url(paper.png) became a different file at that address, on index.html",
                "ContactCard, heading: font-family Inter became a different font of that name, on index.html",
                "ContactCard, heading: animation-name spin became a different animation of that name, on index.html",
            ])
    }

    @Test(arguments: ["a.css", "A.CSS"]) func importedSheets(name: String) async throws {
        let found = try await sentences("@import '\(name)';", "@import '\(name)';") { desk in
            for (side, color) in [("base", "red"), ("head", "green")] {
                try desk.write("@import url(b.css) screen;", to: "\(side)/assets/\(name)")
                try desk.write("@import 'site.css'; h2 { color: \(color) }", to: "\(side)/assets/b.css")
            }
        }
        #expect(
            found == [
                "ContactCard, heading: color #ff0000 became #008000 (contrast 3.9 became 5.1), in light and dark mode, on index.html"
            ])
    }

    @Test func stylesNotCompared() async throws {
        let head =
            "<link rel=\"stylesheet\" href=\"https://example.org/x.css\"/><link rel=\"stylesheet\" href=\"gone.css\"/>"
        let found = try await compare("@page { margin: 1cm }", "@page { margin: 2cm } .x { color: red }", head: head) {
            try $0.write("p {}", to: "base/alone.css")
            try $0.write("p { color: red }", to: "head/alone.css")
        }
        #expect(
            found.lines == [
                "Changed files that are not pages", "  alone.css", "  assets/site.css",
                "assets/site.css changed, without effect on any compared page",
                "alone.css changed; no compared page uses it", "@page changed; its effect is not compared",
                "https://example.org/x.css is on another site; its styles were not compared",
                "gone.css cannot be read; its styles were not compared", "2 other files changed, 1 the same.",
            ])
        #expect(found.status == 1)
    }

    @Test func stylesheetOnOtherSiteThatIsImported() async throws {
        let start = "@import url(https://fonts.example/x.css); @font-face { src: url(https://fonts.example/y.woff2) }"
        let found = try await compare(start + " p { color: red }", start + " p { color: green }")
        #expect(
            found.lines.filter { $0.hasSuffix("; its styles were not compared") } == [
                "https://fonts.example/x.css is on another site; its styles were not compared"
            ])
    }

    @Test func addressesThatLeadToNoFile() async throws {
        let head =
            "<link rel=\"stylesheet\" href=\"styles/\"/><link rel=\"stylesheet\" href=\"../x.css\"/>"
            + "<link rel=\"stylesheet\" href=\"data:text/css,p%7B%7D\"/>"
        let found = try await compare("p { color: red }", "p { color: green }", head: head)
        #expect(
            found.lines.filter { $0.hasSuffix("; its styles were not compared") } == [
                "../x.css cannot be read; its styles were not compared",
                "styles/ cannot be read; its styles were not compared",
            ])
    }

    @Test func dataAddressesThatDiffer() async throws {
        let found = try await compare("p { color: red }", "p { color: green }") { desk in
            for (side, color) in [("base", "red"), ("head", "green")] {
                let address = "data:text/css,p%7Bcolor:\(color)%7D" + String(repeating: "/", count: 2_000)
                try desk.write(
                    Self.page(head: "<link rel=\"stylesheet\" href=\"\(address)\"/>"), to: "\(side)/index.html")
            }
        }
        #expect(
            found.lines.filter { $0.hasSuffix("; its styles were not compared") } == [
                "data:text/css,p%7Bcolor:green%7D" + String(repeating: "/", count: 47)
                    + "… cannot be read; its styles were not compared",
                "data:text/css,p%7Bcolor:red%7D" + String(repeating: "/", count: 49)
                    + "… cannot be read; its styles were not compared",
            ])
    }

    private static let greenHeading = [
        "ContactCard, heading: color #ff0000 became #008000 (contrast 3.9 became 5.1), on index.html"
    ]

    private static func writeSheets(_ file: String, _ desk: Desk) throws {
        for (side, color) in [("base", "red"), ("head", "green")] {
            try desk.write("h2 { color: \(color) }", to: "\(side)/\(file)")
        }
    }

    @Test(
        "The name of a file is written differently in a page",
        arguments: [
            ("ü.css", "ü.css"), ("ü.css", "%c3%bc.css"), ("ü.css", "%C3%BC.css"), ("ü.css", "&uuml;.css"),
            ("ü.css", "&#252;.css"), ("ü.css", "&#xFC.css"), ("a&b.css", "a&amp;b.css"), ("a&b.css", "a%26b.css"),
            ("a b.css", "a%20b.css"), ("more.css", "%6dore.css"), ("more.css", "mo&#10;re.css"),
            ("more.css", "mo\nre.css"), ("more.css", "%6\nDore.css"), ("a'b.css", "a&apos;b.css"),
        ])
    func fileNamesInPages(file: String, address: String) async throws {
        let head = "<link rel=\"stylesheet\" href=\"\(address)\"/>"
        #expect(try await sentences("", "", head: head) { try Self.writeSheets(file, $0) } == Self.greenHeading)
    }

    @Test(
        "The name of a file is written differently in an unchanged stylesheet",
        arguments: [
            ("ü.css", "@import '../%c3%bc.css';"), ("more.css", #"@import "../\6d ore.css";"#),
            ("a b.css", #"@import url(../a\ b.css);"#), ("more.css", "@IMPORT URL('../more.css');"),
        ])
    func fileNamesInSheets(file: String, sheet: String) async throws {
        #expect(try await sentences(sheet, sheet) { try Self.writeSheets(file, $0) } == Self.greenHeading)
    }

    @Test func fileNameInPageInOtherEncoding() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let start = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"windows-1252\"><title>t</title>"
        let end = ".css\"></head><body><h2>A</h2></body></html>"
        for (side, sheet) in [("base", ""), ("head", "h2 { display: none }")] {
            let page = Array((start + "<link rel=\"stylesheet\" href=\"").utf8) + [0xFC] + Array(end.utf8)
            try desk.write(page, to: "\(side)/index.html")
            try desk.write(sheet, to: "\(side)/ü.css")
        }
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.output.contains("\n  <h2>: display block became none, on index.html\n"), "\(result.output)")
    }

    @Test func failOnLayers() async throws {
        let found = try await compare("", "h2 { color: red }", "--fail-on", "accessibility,data,markup")
        #expect(found.status == 0)
        #expect(found.lines.contains("Differences in style do not fail this run."))
        let desk = try Desk()
        defer { desk.remove() }
        let wrong = try await desk.run(["compare", "a", "b", "--fail-on", "data,color"])
        #expect(wrong.status == 64)
        #expect(
            wrong.errors.contains(
                "“color” is not a layer; the layers are accessibility, data, markup, style; write none for no layer"))
        #expect(try await compare("", "h2 { color: red }", "--fail-on", "none").status == 0)
    }

    @Test func jsonFormat() async throws {
        let lines = try await compare(
            ":root { --ink: #000 } h2 { color: var(--ink) }", ":root { --ink: #999 } h2 { color: var(--ink) }",
            "--format",
            "json"
        ).lines
        let text = lines.joined(separator: "\n")
        #expect(
            text.contains(
                ##"{"kind":"style","layer":"style","component":"ContactCard","instance":"contacts/1","element":"/html/body/main/article/h2","name":"color","before":"#000000","after":"#999999","cause":"token","token":{"name":"--ink","before":"#000","after":"#999"},"conditions":["light","dark","390px","print"],"contrast":{"before":"21","after":"2.8"},"group":""##
            ), "\(text)")
        #expect(text.contains(#""failOn":["accessibility","data","markup","style"],"styleNotes":[]"#))
    }

    @Test(
        "Pages that begin with something other than a document type",
        arguments: [
            ("<!-- generated -->\n<!DOCTYPE html>\n<html lang=\"en\">", "a"),
            ("<!-- generated -->\n<!DOCTYPE html>\n<html lang=\"en\">", "b"),
            ("<head>", "a"), ("<head>", "b"), ("", "a"), ("", "b"), ("<p>x</p>", "a"),
        ])
    func beginnings(start: String, text: String) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, text, sheet) in [("base", "a", ""), ("head", text, "h2 { display: none }")] {
            let page = "<title>t</title><link rel=\"stylesheet\" href=\"site.css\"><h2>\(text)</h2>"
            try desk.write(start + page, to: "\(side)/index.html")
            try desk.write(sheet, to: "\(side)/site.css")
        }
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.output.contains("\n  <h2>: display block became none, on index.html\n"), "\(result.output)")
    }

    @Test func twoPagesWithStylesheets() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, color) in [("old", "red"), ("new", "green")] {
            try desk.write(Self.page(), to: "\(side)/a.html")
            try desk.write("h2 { color: \(color) }", to: "\(side)/assets/site.css")
        }
        let result = try await desk.run(["compare", "old/a.html", "new/a.html"])
        #expect(result.status == 1)
        #expect(
            result.output == """
                Style
                  ContactCard, heading: color #ff0000 became #008000 (contrast 3.9 became 5.1)
                The accessibility tree of the changed page is the same as before.
                1 page changed.

                """)
    }

    @Test func changedPagesWithChangedStyles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let more = "<p class=\"new\">New</p>"
        try desk.write(Self.page(Self.card, head: "<style>p { color: red }</style>"), to: "base/a.html")
        try desk.write(Self.page(more + Self.card, head: "<style>p { color: green }</style>"), to: "head/a.html")
        for side in ["base", "head"] { try desk.write("", to: "\(side)/assets/site.css") }
        let result = try await desk.run(["compare", "base", "head"])
        #expect(
            result.output == """
                Markup
                  <p>: “New” added, on a.html
                Style
                  <style>: “p { color: red }” became “p { color: green }”, on a.html
                  ContactCard, paragraph: color #ff0000 became #008000 (contrast 3.9 became 5.1), on a.html
                1 page changed, 1 the same.

                """)
    }

    @Test(
        "Bad stylesheets",
        arguments: [
            "}}}} {{{{ @media ( h2 { color: red", String(repeating: "a{", count: 2_000), "@import 'site.css';",
            "h2 { color: var(--a); --a: var(--b); --b: var(--a) }", "\u{0}\u{1}\u{FFFD}<!-- -->",
        ])
    func badSheets(sheet: String) async throws {
        let found = try await compare("p { color: red }", sheet)
        #expect(found.status == 1)
        #expect(found.lines.contains { $0.hasPrefix("  ContactCard, paragraph: color #ff0000 became #000000") })
    }

    @Test(
        "The review first shows an element that is visible",
        arguments: [
            "clip-path: inset(50%)", "position: absolute; clip: rect(0 0 0 0)", "opacity: 0", "visibility: hidden",
        ])
    func reviewShowsVisibleElement(hiding: String) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, color) in [("base", "red"), ("head", "green")] {
            let body = "<p class=\"skip\"><a href=\"#x\">Skip</a></p><p id=\"x\"><a href=\"#y\">Seen</a></p>"
            try desk.write(Self.page(body), to: "\(side)/index.html")
            try desk.write(".skip { \(hiding) } a { color: \(color) }", to: "\(side)/assets/site.css")
        }
        let result = try await desk.run(["compare", "base", "head", "--report", "review"])
        #expect(result.output.contains("  <a>: color #ff0000 became #008000 (contrast 3.9 became 5.1), twice"))
        let page = try desk.read("review/index.html")
        #expect(page.contains("/p[2]/a") && !page.contains("/p[1]/a"))
    }

    @Test("The review first shows a pseudo-element that is visible")
    func reviewShowsVisiblePseudoElement() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, color) in [("base", "red"), ("head", "green")] {
            let body = "<p class=\"skip\"><a href=\"#x\">Skip</a></p><p id=\"x\"><a href=\"#y\">Seen</a></p>"
            try desk.write(Self.page(body), to: "\(side)/index.html")
            try desk.write(
                ".skip { visibility: hidden } a::before { content: '>'; color: \(color) }",
                to: "\(side)/assets/site.css")
        }
        let result = try await desk.run(["compare", "base", "head", "--report", "review"])
        #expect(result.status == 1)
        let page = try desk.read("review/index.html")
        #expect(page.contains("/p[2]/a") && !page.contains("/p[1]/a"))
    }

    @Test func reviewHasBothSides() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, color) in [("base", "red"), ("head", "green")] {
            try desk.write(
                Self.page("<img src=\"/assets/boat.png\" alt=\"\"/>" + Self.card), to: "\(side)/sub/index.html")
            try desk.write(Self.page(), to: "\(side)/index.html")
            try desk.write("h2 { color: \(color) }", to: "\(side)/assets/site.css")
            try desk.write("h2 { color: \(color) }", to: "\(side)/sub/assets/site.css")
            try desk.write(side, to: "\(side)/assets/boat.png")
        }
        let result = try await desk.run(["compare", "base", "head", "--report", "review"])
        #expect(result.status == 1)
        #expect(try desk.read("review/before/assets/site.css") == "h2 { color: red }")
        #expect(try desk.read("review/after/assets/site.css") == "h2 { color: green }")
        #expect(try desk.read("review/before/assets/boat.png") == "base")
        #expect(try desk.read("review/after/assets/boat.png") == "head")
        let page = try desk.read("review/index.html")
        #expect(page.contains("src=&quot;../assets/boat.png&quot;"))
        #expect(page.contains("ContactCard, heading: color #ff0000 became #008000"))
    }
}
