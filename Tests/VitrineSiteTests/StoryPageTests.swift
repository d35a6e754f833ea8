import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

@testable import VitrineSite

/// Tests the page about a story: the live story, its code, and its looks in frames (other widths, color schemes and
/// text sizes).
@Suite("Page about a story")
struct StoryPageTests {
    private static func sections(title: String = "One") -> [VitrineComponents.Section] {
        [
            Section(id: "a", title: "First page") {
                Story("Chosen", Tile(id: 1, title: title), notes: "Why it is here.", tags: ["state"])
                Story("Other", Tile(id: 2, title: "Two"))
            }
        ]
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    private func panels(_ root: XMLTree.Element) -> [String: String] {
        var found: [String: String] = [:]
        for panel in root.all("details") where panel["class"] == "source" {
            found[panel.first("summary")?.text ?? ""] = panel.first("pre")?.text ?? ""
        }
        return found
    }

    @Test("Every link to a story leads to its page, from which a link opens the bare story")
    func links() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(Self.sections())
        #expect(report.findings.isEmpty)
        let links = try LinkChecker("\(bench.path)/out")
        #expect(links.problems == [])
        for path in bench.tree("out").keys where path.hasSuffix(".html") {
            for link in try page(bench, path).all("a") where link["href"]?.contains("bare/") == true {
                #expect(link["class"] == "open", "\(path)")
            }
        }
        let root = try page(bench, "stories/tile--chosen.html")
        #expect(root.first("h1")?.text == "Chosen")
        #expect(
            root.first("ol")?.all("li").map(\.text) == ["Sample", "Components", "Tile", "Chosen"])
        let ways = root.all("nav").first { $0["class"] == "pager" }?.all("a") ?? []
        #expect(ways.map { $0["href"] } == ["../stories/tile--other.html"])
    }

    @Test("Frames show the story at three widths, light and dark, in both directions and in five sizes of text")
    func looks() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections())
        let root = try page(bench, "stories/tile--chosen.html")
        let looks = root.all("figure").filter { $0["class"]?.hasPrefix("look") == true }
        #expect(
            looks.map { $0.first("figcaption")?.text } == [
                "Phone · 390 px", "Tablet · 820 px", "Desktop · 1,280 px", "Light", "Dark", "Left to right",
                "Right to left", "xSmall", "xxxLarge", "AX1", "AX3", "AX5", "Outlines",
            ])
        let frames = looks.compactMap { $0.first("iframe") }
        #expect(frames.prefix(3).map { $0["width"] } == ["390", "820", "1280"])
        #expect(frames.allSatisfy { $0["loading"] == "lazy" && $0["height"] != nil })
        #expect(frames[6]["src"] == "../mirrored/tile--chosen.html")
        #expect(try page(bench, "mirrored/tile--chosen.html")["dir"] == "rtl")
        #expect(frames.last?["src"] == "../bare/tile--chosen.html#look_outlines")
        let policy = root.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
        #expect(policy?.contains("frame-src 'self'") == true)
    }

    /// A component that shows a description list. `pairs` has the terms; every description is the same.
    private struct Terms: Component, Identifiable {
        let id: Int
        var pairs: [String]
    }

    private struct TermsView: ComponentView {
        let terms: Terms

        init(viewModel: Terms) { terms = viewModel }

        func body(_ html: HTML) {
            html.dl {
                for term in terms.pairs {
                    html.dt(term)
                    html.dd("What it is")
                }
            }
        }
    }

    @Test("The height of a frame counts the rows of a description list, not its terms and descriptions")
    func terms() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Terms.self, viewType: TermsView.self)
        func height(_ pairs: [String]) async throws -> Int {
            try await bench.build(
                [Section(id: "a") { Story("Terms", Terms(id: 1, pairs: pairs)) }], registry: registry)
            let frame = try page(bench, "stories/terms--terms.html").all("iframe").first { $0["height"] != nil }
            return try #require(frame?["height"].flatMap { Int($0) })
        }
        let ten = try await height((1...10).map { "Term \($0)" })
        #expect((320...420).contains(ten))
        let long = try await height((1...10).map { "Term \($0) " + String(repeating: "of many words ", count: 10) })
        #expect(long > ten)
    }

    private struct Drawing: Component, Identifiable {
        let id: Int
        var height: String
    }

    private struct DrawingView: ComponentView {
        let drawing: Drawing

        init(viewModel: Drawing) { drawing = viewModel }

        func body(_ html: HTML) {
            html.p {
                html.svg(.width(1), .attribute("height", drawing.height), .aria("hidden", "true")) { svg in
                    svg.rect(.width(1), .height(1))
                }
            }
        }
    }

    @Test("The height of a frame is limited for any height of its content", arguments: ["1e300", "99999999999999"])
    func highDrawing(height: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Drawing.self, viewType: DrawingView.self)
        try await bench.build(
            [Section(id: "a") { Story("High", Drawing(id: 1, height: height)) }], registry: registry)
        let frame = try page(bench, "stories/drawing--high.html").all("iframe").first { $0["height"] != nil }
        #expect(frame?["height"] == "560")
    }

    @Test("If styles contain motion, a frame shows the story with their rules for reduced motion")
    func reducedMotion() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            """
            @import "more.css";
            .tile { animation: turn 1s infinite; color: green }
            @media (prefers-reduced-motion: reduce) and (width > 10px) { .tile { animation: none } }
            @media (prefers-reduced-motion: no-preference) { .tile { scale: 2 } }
            """, to: "site/assets/site.css")
        try bench.write("@media not (prefers-reduced-motion) { p { margin: 0 } }", to: "site/assets/more.css")
        try await bench.build(Self.sections())
        let looks = try page(bench, "stories/tile--chosen.html").all("figure").suffix(2)
        #expect(looks.map { $0.first("figcaption")?.text } == ["Usual motion", "Reduced motion"])
        #expect(looks.first?.first("iframe")?["src"] == "../bare/tile--chosen.html")
        let inner = try #require(looks.last?.first("iframe")?["srcdoc"])
        #expect(inner.contains("<article") && inner.contains("href=\"../assets/site.reduced-motion.css\""))
        #expect(
            try bench.read("out/assets/site.reduced-motion.css") == """
                @import "more.reduced-motion.css";
                .tile { animation: turn 1s infinite; color: green }
                @media (min-width: 0) and (width > 10px) { .tile { animation: none } }
                @media (min-width: 999999px) { .tile { scale: 2 } }
                """)
        #expect(
            try bench.read("out/assets/more.reduced-motion.css") == "@media not (min-width: 0) { p { margin: 0 } }")
        #expect(try bench.read("out/assets/site.css").contains("prefers-reduced-motion: reduce"))
    }

    @Test("Imports keep their queries in stylesheets for reduced motion")
    func queriesOfImports() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("@import 'more.css?v=2'; .tile { animation: turn 1s infinite }", to: "site/assets/site.css")
        try bench.write(
            "@media (prefers-reduced-motion: reduce) { .tile { animation: none } }", to: "site/assets/more.css")
        try await bench.build(Self.sections())
        let sheet = try bench.read("out/assets/site.reduced-motion.css")
        #expect(sheet.hasPrefix("@import \"more.reduced-motion.css?v=2\";"), "\(sheet)")
    }

    @Test("The development server makes stylesheets for reduced motion from the current stylesheets")
    func currentReducedMotion() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        func rules(_ color: String) -> String {
            ".tile { animation: turn 1s; color: \(color) } "
                + "@media (prefers-reduced-motion: reduce) { .tile { animation: none } }"
        }
        try bench.write(rules("red"), to: "site/assets/site.css")
        let site = Site(
            sections: Self.sections(), registry: .samples, folder: bench.site, configuration: SiteConfiguration())
        let pages = try LivePages(site, options: BuildOptions())
        func sheet() -> String {
            String(decoding: pages.file("assets/site.reduced-motion.css")?.bytes ?? [], as: UTF8.self)
        }
        #expect(sheet().contains("color: red"))
        try bench.write(rules("green"), to: "site/assets/site.css")
        #expect(sheet().contains("color: green"))
    }

    @Test("A note says if no rule handles reduced motion, or if stylesheets are from other sites")
    func motionNotes() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        func notes() throws -> [String] {
            try page(bench, "stories/tile--chosen.html").all("section").first { $0["id"] == "page_looks" }?.all("p")
                .map(\.text) ?? []
        }
        try bench.write(".other { transition: all 1s } .tile { transition: none }", to: "site/assets/site.css")
        try await bench.build(Self.sections())
        #expect(try notes().isEmpty)
        try bench.write(".tile:hover { transition: scale 1s }", to: "site/assets/site.css")
        try await bench.build(Self.sections())
        #expect(
            try notes() == ["No stylesheet has a rule about reduced motion for this story, so both frames move."])
        try bench.write(
            "@import 'https://example.org/a.css'; @media (prefers-reduced-motion: reduce) { .tile { color: red } }",
            to: "site/assets/site.css")
        try await bench.build(Self.sections())
        #expect(
            try notes() == [
                "Stylesheets of other sites, and those inside the page, are shown without their rules about reduced motion."
            ])
    }

    @Test("If a language of the site has the opposite direction, the frame shows the page in that language")
    func languages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections(), locales: ["ar"])
        let frames = { (path: String) in try page(bench, path).all("iframe").compactMap { $0["src"] } }
        #expect(try frames("stories/tile--chosen.html").contains("../ar/bare/tile--chosen.html"))
        #expect(try frames("ar/stories/tile--chosen.html").contains("../../bare/tile--chosen.html"))
        #expect(!bench.tree("out").keys.contains { $0.hasPrefix("mirrored") })
    }

    @Test("Panels have the story's markup without the gallery's attributes, its code and accessibility tree")
    func code() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections())
        let panels = panels(try page(bench, "stories/tile--chosen.html"))
        #expect(panels["HTML"] == "<article class=\"tile\">\n  <h2>One</h2>\n</article>")
        #expect(panels["Swift"] == "Tile(id: 1, title: \"One\")")
        #expect(panels["Accessibility tree"] == "#   2 One\n\n- article:\n  - heading \"One\" [level=2]\n")
    }

    struct Snippet: Component {
        var markup: String
    }

    struct SnippetView: ComponentView {
        let snippet: Snippet

        init(viewModel: Snippet) { snippet = viewModel }

        func body(_ html: HTML) throws { html.raw(try RawMarkup(parsing: snippet.markup)) }
    }

    @Test("The panel HTML has line breaks only where browsers ignore them")
    func listing() async throws {
        let cases = [
            ("<p><b>a</b><i>b</i></p>", "<p><b>a</b><i>b</i></p>"),
            ("<b>a</b><i>b</i>", "<b>a</b><i>b</i>"),
            ("<div><x-a>a</x-a><x-b>b</x-b></div>", "<div><x-a>a</x-a><x-b>b</x-b></div>"),
            ("<p>a</p><p>b</p>", "<p>a</p>\n<p>b</p>"),
            (
                "<ul><li><em>a</em></li><li>b<ins><del>c</del></ins></li></ul>",
                "<ul>\n  <li>\n    <em>a</em>\n  </li>\n  <li>b<ins><del>c</del></ins></li>\n</ul>"
            ),
        ]
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry.samples
        registry.register(SnippetView.self)
        let stories = cases.enumerated().map { Story("Case \($0)", Snippet(markup: $1.0)) }
        try await bench.build([Section(id: "a", rows: stories)], registry: registry)
        for (number, (_, listing)) in cases.enumerated() {
            let panels = panels(try page(bench, "stories/snippet--case-\(number).html"))
            #expect(panels["HTML"] == listing)
        }
    }

    @Test("If the story's file is found, its code is from there, and the settings define how to open it")
    func source() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            """
            let story = [
                Story( // "one) of"
                    "Chosen \\(name(")"))",
                    Tile(id: 1, title: #"One")"#)
                ), 7]
            """, to: "code/Sources/Shop.swift")
        let place = (file: "Shop/Shop.swift", line: 2)
        let story = Story("Chosen", Tile(id: 1, title: "One"), file: place.file, line: place.line)
        var configuration = SiteConfiguration()
        configuration.source.folder = "../code"
        configuration.source.link = "xcode://open?file={file}&line={line}"
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        _ = try await Site(
            sections: [Section(id: "a", rows: [story])], registry: .samples, folder: bench.site,
            configuration: configuration
        ).build(options)
        let root = try page(bench, "stories/tile--chosen.html")
        #expect(
            panels(root)["Swift"] == """
                Story( // "one) of"
                    "Chosen \\(name(")"))",
                    Tile(id: 1, title: #"One")"#)
                )
                """)
        #expect(root.all("a").map { $0["href"] }.contains("xcode://open?file=Sources/Shop.swift&line=2"))
    }

    @Test("A page about a story is rendered again when the story, its neighbor or the code changes, and only then")
    func remembered() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        func build(_ title: String) async throws -> BuildReport {
            try await bench.build(Self.sections(title: title)) { $0.memory = "\(bench.path)/memory" }
        }
        _ = try await build("One")
        #expect(try await build("One").changed == [])
        let changed = try await build("Eins").changed
        #expect(
            Set(changed) == [
                "a.html", "bare/tile--chosen.html", "components/tile.html", "index.json", "mirrored/tile--chosen.html",
                "stories/tile--chosen.html",
            ])
    }

    @Test("With a story layout that does not support text sizes, no frame shows other text sizes")
    func layoutWithoutSizes() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("name: Own\n", to: "site/themes/own/theme.yml")
        try bench.write(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{{lang}}\" dir=\"{{dir}}\"><head>{{> head}}"
                + "</head><body><main>{{{content}}}</main></body></html>", to: "site/themes/own/layouts/story.mustache")
        try await bench.build(Self.sections(), theme: "own")
        let frames = try page(bench, "stories/tile--chosen.html").all("iframe").compactMap { $0["src"] }
        #expect(!frames.contains { $0.contains("#look") })
    }

    @Test("Settings define devices and source links, and mistakes in them are reported")
    func settings() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            "devices:\n  Watch: 240\n  Wall: 3840\nsource:\n  link: https://example.org/{file}#L{line}\n",
            to: "site/vitrine.yml")
        let configuration = try SiteConfiguration(folder: bench.site)
        #expect(configuration.devices.map(\.name) == ["Watch", "Wall"])
        #expect(configuration.source.link == "https://example.org/{file}#L{line}")
        try bench.write(
            "devices:\n  Watch: 24\nsource:\n  link: javascript:{file}\n  fold: x\n", to: "site/vitrine.yml")
        let problems = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }
        let messages = problems?.all.map(\.message) ?? []
        #expect(messages.contains("device “Watch” must have a width from 240 to 3840"))
        #expect(
            messages.contains(
                "link must be a URL with {file} and a scheme such as https:, as in https://example.org/{file}#L{line}, "
                    + "found “javascript:{file}”"
            ))
        #expect(messages.contains { $0.contains("unknown key “fold”") })
    }
}
