import Testing
import VitrineComponents
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineSite

@Suite("Slots of layouts")
struct LayoutSlotTests {
    private static let layout = """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="{{lang}}" dir="{{dir}}">
        <head><title>{{title}} of {{site}}</title><meta name="description" content="{{description}}"/></head>
        <body data-root="{{root}}" data-title="{{title}}"><p>{{{title}}}</p><p>{{description}}</p>
        <div class="theme">{{theme}}</div><main>{{{content}}}</main></body>
        </html>

        """

    private static let hostile = [
        "</title><script>alert(1)</script>", "a\"b'c", "<!-- --> ]]> &amp; &#0;", "{{content}} {{{navigation}}}",
        "-->", "\u{E000}content\u{E001}", "tab\tand\nline",
        // A combining mark and the character before it form one `Character`.
        "x\"\u{301} onmouseover=\"alert(1)", "x'\u{301} onmouseover='alert(1)", "<\u{200D}b>&\u{FE0F}amp;",
    ]

    @Test(arguments: ["\"", "'", "<", ">", "&"]) func combiningMarksDoNotHideMarkup(_ letter: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let layout =
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>{{site}}</title></head>"
            + "<body data-a=\"{{site}}\" data-b='{{site}}' data-c='{{title}}'><main>{{{content}}}</main></body></html>\n"
        try bench.writeTheme(page: layout, story: layout)
        let text = "x\(letter)\u{301} onmouseover=\(letter)alert(1)"
        let section = Section(id: "a", title: text, rows: [Tile(id: 1, title: text)])
        try await bench.build([section], theme: "mine", title: text)
        let body = try #require(try XMLTree(parsing: try bench.read("out/a.html")).root.first("body"))
        for name in ["data-a", "data-b", "data-c"] { #expect(body[name] == text, "\(name)") }
        #expect(body["onmouseover"] == nil)
    }

    @Test(arguments: hostile) func titlesAndSummariesAreTextEverywhere(text: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: Self.layout, story: Self.layout)
        let section = Section(id: "a", title: text, rows: [Tile(id: 1, title: text)]).summary(text)
        try await bench.build([section], theme: "mine")
        let html = try XMLTree(parsing: try bench.read("out/a.html")).root
        #expect(html.first("title")?.text == "\(text) of Sample")
        #expect(html.first("p")?.text == text)
        #expect(html.all("p")[1].text == text)
        #expect(html.first("h2")?.text == text)
        #expect(html.all("script").isEmpty)
        // XML parsers turn tabs and line feeds in an attribute value into spaces, except those written as character
        // references.
        let flat = text.replacing("\t", with: " ").replacing("\n", with: " ")
        #expect([text, flat].contains(html.all("meta").last?["content"] ?? ""))
        #expect([text, flat].contains(html.first("body")?["data-title"] ?? ""))
    }

    @Test(arguments: hostile) func siteTitleIsTextEverywhere(text: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: Self.layout, story: Self.layout)
        try await bench.build(Samples.sections(), theme: "mine", title: text)
        let html = try XMLTree(parsing: try bench.read("out/tiles.html")).root
        #expect(html.first("title")?.text == "Tiles of \(text)")
        #expect(html.first("main")?.children.isEmpty == false)
    }

    @Test func iconFontCharactersInSiteTitle() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), title: "\u{E000} Shop \u{E001}")
        let page = try bench.read("out/tiles.html")
        #expect(page.contains("<title>Tiles · \u{E000} Shop \u{E001}</title>"))
        #expect(page.contains("<h1 dir=\"auto\">Tiles</h1>"))
    }

    @Test func iconFontCharactersInLayout() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: Workbench.plainLayout.replacing("<body>", with: "<body><i>\u{E000}</i>"))
        try await bench.build(Samples.sections(), theme: "mine")
        let page = try bench.read("out/tiles.html")
        #expect(page.contains("<body><i>\u{E000}</i><header"))
    }

    @Test func rootIsTopFolder() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: Self.layout, story: Self.layout)
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(try bench.read("out/index.html").contains("data-root=\"\""))
        #expect(try bench.read("out/tiles.html").contains("data-root=\"\""))
        #expect(try bench.read("out/components/tile.html").contains("data-root=\"../\""))
        #expect(try bench.read("out/stories/tile--tiles-1.html").contains("data-root=\"../\""))
    }

    @Test func pageKindsSelectSections() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let kinds = ["Index", "Section", "Component", "Story"]
        let body = kinds.map { "{{#is\($0)}}<b>\($0)</b>{{/is\($0)}}" }.joined() + "{{{content}}}"
        let layout = Workbench.plainLayout.replacing("{{{content}}}", with: body)
        try bench.writeTheme(page: layout, story: layout)
        try await bench.build(Samples.sections(), theme: "mine")
        let pages = ["index", "tiles", "components/tile", "bare/tile--tiles-1"]
        for (kind, page) in zip(kinds, pages) {
            let marks = try bench.read("out/\(page).html").matches(of: /<b>[A-Z][a-z]+<\/b>/).map(\.output)
            #expect(marks == ["<b>\(kind)</b>"])
        }
    }

    @Test func themeName() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: Self.layout, story: Self.layout, description: "name: Mine & <yours>\n")
        try await bench.build([], theme: "mine")
        #expect(try bench.read("out/index.html").contains("<div class=\"theme\">Mine &amp; &lt;yours&gt;</div>"))
    }
}
