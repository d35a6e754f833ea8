import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSite

@Suite("Content security policies")
struct PolicyTests {
    private func needs(_ markup: String, allowsScripts: Bool = false) -> String {
        Array(markup.utf8).withUnsafeBufferPointer {
            PolicyReader.policy(of: $0, allowsScripts: allowsScripts).text()
        }
        .replacing("default-src 'none'", with: "").replacing("; form-action 'none'", with: "")
        .replacing("; base-uri 'none'", with: "")
    }

    @Test func nothingIsAllowedThatNothingNeeds() {
        #expect(PagePolicy().text() == "default-src 'none'; form-action 'none'; base-uri 'none'")
        #expect(needs("<p class=\"a\">5 &lt; 6 <a href=\"https://a.example\">x</a></p><!-- <img src=\"x\"/> -->") == "")
    }

    @Test(arguments: [
        ("<img src=\"a.png\" alt=\"\"/>", "; img-src 'self'"),
        ("<img src=\"https://cdn.example/a.png?b=;c\" alt=\"\"/>", "; img-src https://cdn.example"),
        ("<img src=\"//cdn.example:8080/a\" alt=\"\"/>", "; img-src cdn.example:8080"),
        ("<img srcset=\"a.png 1x, https://b.example/c 2x\" alt=\"\"/>", "; img-src 'self' https://b.example"),
        ("<img src=\"data:image/png;base64,AA\" alt=\"\"/>", "; img-src data:"),
        ("<img src=\"ht\ntps://b.example/\" alt=\"\"/>", "; img-src https://b.example"),
        ("<img src=\"https://a.example;script-src *\" alt=\"\"/>", ""),
        ("<img src=\"https://a.example 'unsafe-inline'/\" alt=\"\"/>", ""),
        ("<img src=\"&#104;ttps&#58;//b.example/\" alt=\"\"/>", "; img-src https://b.example"),
        ("<video src=\"a.mp4\" poster=\"b.png\"></video>", "; img-src 'self'; media-src 'self'"),
        ("<iframe src=\"https://map.example/x\" title=\"x\"></iframe>", "; frame-src https://map.example"),
        ("<object data=\"a.pdf\"></object>", "; object-src 'self'"),
        ("<svg><use href=\"#a\"/><image href=\"a.png\"/></svg>", "; img-src 'self'"),
        ("<link rel=\"stylesheet\" href=\"a.css\"/>", "; style-src 'self'"),
        ("<link rel=\"canonical\" href=\"https://a.example/\"/>", ""),
        ("<p style=\"color: red\">x</p>", "; style-src-attr 'unsafe-inline'"),
        (
            "<p style=\"background: url(https://b.example/a.png)\">x</p>",
            "; style-src-attr 'unsafe-inline'; img-src https://b.example"
        ),
        ("<style>p { color: red }</style>", "; style-src 'sha256-tVMHqaBFmj5Iv6SkNzRQSIuDPSgbOXQlqz/7PxVgcok='"),
    ])
    func eachThingThatAPageLoadsHasItsDirective(_ markup: String, _ expected: String) {
        if expected.contains("sha256") {
            #expect(needs(markup) == "; style-src " + SourceHash.source(Array("p { color: red }".utf8)))
        } else {
            #expect(needs(markup) == expected)
        }
    }

    @Test func theHashIsThatOfTheStandard() {
        // The example in CSP Level 3, section 8.1.
        let text = "doSubmit()"
        #expect(SourceHash.source(Array(text.utf8)) == "'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='")
    }

    @Test func formsMaySendWhereTheySay() {
        func policy(_ markup: String) -> String {
            Array(markup.utf8).withUnsafeBufferPointer { PolicyReader.policy(of: $0, allowsScripts: false).text() }
        }
        #expect(policy("<form><button>x</button></form>").contains("; form-action 'self'; "))
        #expect(policy("<form action=\"https://s.example/a\"></form>").contains("; form-action https://s.example; "))
    }

    @Test func styleSheetsSayWhatTheyLoad() {
        let sheet = """
            @import "print.css"; @import url(https://a.example/b.css) screen;
            @namespace svg url(http://www.w3.org/2000/svg);
            @font-face { font-family: B; src: url(b.woff2), url("https://f.example/b.woff2") }
            @media print { p { background: url(x.png) } }
            a { background: image-set("https://i.example/a.png" 1x) }
            """
        #expect(
            SheetPolicy.policy(of: Array(sheet.utf8)).text()
                == "default-src 'none'; style-src 'self' https://a.example; img-src 'self' https://i.example; "
                + "font-src 'self' https://f.example; form-action 'none'; base-uri 'none'")
    }

    @Test func scriptsRunOnlyWhereSomebodyAllowedThem() {
        #expect(needs("<script>a()</script><p onclick=\"b()\">x</p>") == "")
        let allowed = needs("<script>a()</script><p onclick=\"b(&quot;c&quot;)\">x</p>", allowsScripts: true)
        let hashes = [SourceHash.source(Array("a()".utf8)), SourceHash.source(Array("b(\"c\")".utf8))].sorted()
        #expect(allowed == "; script-src " + (hashes + ["'unsafe-hashes'"]).sorted().joined(separator: " "))
    }

    // MARK: - Pages

    private static func policy(_ page: String) -> String? {
        page.firstMatch(of: /\n<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/).map { String($0.1) }
    }

    @Test func everyPageHasOneInItsHead() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        for (path, entry) in bench.tree("out") where path.hasSuffix(".html") {
            guard case .file(let bytes) = entry else { continue }
            let page = String(decoding: bytes, as: UTF8.self)
            let policy = try #require(Self.policy(page), "\(path)")
            #expect(policy.hasPrefix("default-src 'none'; style-src 'self'; "), "\(path)")
            #expect(policy.hasSuffix("; form-action 'none'; base-uri 'none'") || policy.contains("form-action 'self'"))
            #expect(!policy.contains("script-src"), "\(path)")
            let place = try #require(page.range(of: "Content-Security-Policy"))
            #expect(page[..<place.lowerBound].utf8.count < 400, "\(path)")
        }
    }

    @Test func settingsReplaceOrExtendIt() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        func page(_ yaml: String) async throws -> String? {
            try bench.write("title: Sample\n\(yaml)", to: "site/vitrine.yml")
            let configuration = try SiteConfiguration(folder: bench.site)
            let site = Site(
                sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: configuration)
            var options = BuildOptions()
            options.output = bench.output
            options.isDurable = false
            _ = try await site.build(options)
            return Self.policy(try bench.read("out/index.html"))
        }
        #expect(try await page("policy: none") == nil)
        #expect(try await page("policy: \"default-src 'self'\"") == "default-src 'self'")
        let more = try await page("policy:\n  connect-src: https://api.example\n  worker-src: \"'self'\"")
        #expect(more?.contains("; connect-src https://api.example; ") == true)
        #expect(more?.hasSuffix("; worker-src 'self'") == true)
    }

    /// A component with a script, which is shown on its own page and in the inline page for reduced motion.
    private struct Spinner: Component, Identifiable { let id: Int }

    private struct SpinnerView: ComponentView {
        init(viewModel: Spinner) {}
        func body(_ html: HTML) {
            html.p("Turning", .class("spinner"))
            html.script(source: "turn()")
        }
    }

    @Test(arguments: [false, true])
    func scriptsOfAStoryRunInAllItsFramesOrInNone(areAllowed: Bool) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            """
            .spinner { animation: turn 1s infinite }
            @media (prefers-reduced-motion: reduce) { .spinner { animation: none } }
            """, to: "site/assets/site.css")
        try bench.write("title: Sample\npolicy: { scripts: \(areAllowed) }", to: "site/vitrine.yml")
        var registry = Registry()
        registry.register(viewModelType: Spinner.self, viewType: SpinnerView.self)
        let site = Site(
            sections: [Section(id: "a") { Story("Spinner", Spinner(id: 1)) }], registry: registry, folder: bench.site,
            configuration: try SiteConfiguration(folder: bench.site))
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        _ = try await site.build(options)
        let hash = "script-src " + SourceHash.source(Array("turn()".utf8))
        for path in ["bare/spinner--spinner.html", "stories/spinner--spinner.html"] {
            let page = try bench.read("out/\(path)")
            #expect(Self.policy(page)?.contains(hash) == areAllowed, "\(path)")
            #expect(page.contains("srcdoc=") == path.hasPrefix("stories/"))
        }
    }

    @Test(arguments: ["policy: []", "policy: {img-src: 'a; script-src *'}", "policy: {IMG: a}", "policy: \"a\\u00e9\""])
    func whatIsNoPolicyIsAMistake(_ yaml: String) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(yaml, to: "site/vitrine.yml")
        let problems = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }
        #expect(problems?.all.first?.message.hasPrefix("policy must be none, a content security policy") == true)
    }
}
