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

    @Test func onlyNeededSourcesAreAllowed() {
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
        ("<img alt = \"a > b\" src\n=\n'https://b.example/a.png' />", "; img-src https://b.example"),
        ("<p title = \"> <img src='a.png'/>\">x</p>", ""),
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
    func directivesOfLoadedResources(_ markup: String, _ expected: String) {
        if expected.contains("sha256") {
            #expect(needs(markup) == "; style-src " + SourceHash.source(Array("p { color: red }".utf8)))
        } else {
            #expect(needs(markup) == expected)
        }
    }

    @Test(
        "Browsers read a backslash in an address as a slash",
        arguments: [
            (#"\\cdn.example\a.png"#, " cdn.example"), (#"/\cdn.example/a.png"#, " cdn.example"),
            (#"\/cdn.example?a"#, " cdn.example"), ("///cdn.example/a.png", " cdn.example"),
            (#"https:\\cdn.example\a.png"#, " https://cdn.example"), (#"\cdn.example\a.png"#, " 'self'"),
            (#"images\\a.png"#, " 'self'"),
        ])
    func backslashes(_ address: String, _ source: String) {
        #expect(needs("<img src=\"\(address)\" alt=\"\"/>") == "; img-src\(source)")
    }

    @Test func hashOfScript() {
        // The example in CSP Level 3 for the keyword “unsafe-hashes”.
        let text = "doSubmit()"
        #expect(SourceHash.source(Array(text.utf8)) == "'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='")
    }

    @Test func formActions() {
        func policy(_ markup: String) -> String {
            Array(markup.utf8).withUnsafeBufferPointer { PolicyReader.policy(of: $0, allowsScripts: false).text() }
        }
        #expect(policy("<form><button>x</button></form>").contains("; form-action 'self'; "))
        #expect(policy("<form action=\"https://s.example/a\"></form>").contains("; form-action https://s.example; "))
    }

    @Test func resourcesOfStylesheets() {
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

    @Test func scriptsMustBeAllowed() {
        #expect(needs("<script>a()</script><p onclick=\"b()\">x</p>") == "")
        let allowed = needs("<script>a()</script><p onclick=\"b(&quot;c&quot;)\">x</p>", allowsScripts: true)
        let hashes = [SourceHash.source(Array("a()".utf8)), SourceHash.source(Array("b(\"c\")".utf8))].sorted()
        #expect(allowed == "; script-src " + (hashes + ["'unsafe-hashes'"]).sorted().joined(separator: " "))
    }

    @Test(
        "A policy blocks scripts that run, import maps and speculation rules, but not data blocks",
        arguments: [
            ("", true), (" type=\"\"", true), (" type = \"module\"", true), (" type=\" Text/JavaScript \"", true),
            (" type=\"importmap\"", true), (" type=\"speculationrules\"", true), (" language=\"JavaScript1.5\"", true),
            (" type=\"\" language=\"json\"", true), (" type=\"application/json\"", false),
            (" type = 'application/ld+json'", false), (" type=\"text/javascript; charset=utf-8\"", false),
            (" type=\" \"", false), (" language=\"json\"", false),
        ])
    func inlineScripts(_ attributes: String, _ isBlocked: Bool) {
        let markup = "<script\(attributes)>{}</script>"
        let policy = Array(markup.utf8).withUnsafeBufferPointer { PolicyReader.policy(of: $0, allowsScripts: false) }
        #expect(policy.blocksScripts == isBlocked)
        let hash = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"
        #expect(needs(markup, allowsScripts: true) == (isBlocked ? "; script-src \(hash)" : ""))
    }

    @Test(
        "Only scripts that run are loaded",
        arguments: [
            ("<script src = \"assets/x.js\"></script>", "; script-src 'self'"),
            ("<script type=\"module\" src=\"https://a.example/x.js\"></script>", "; script-src https://a.example"),
            ("<script type=\"application/json\" src=\"x.json\"></script>", ""),
            ("<script type=\"importmap\" src=\"x.json\"></script>", ""),
        ])
    func loadedScripts(_ markup: String, _ expected: String) {
        #expect(needs(markup, allowsScripts: true) == expected)
        let policy = Array(markup.utf8).withUnsafeBufferPointer { PolicyReader.policy(of: $0, allowsScripts: false) }
        #expect(policy.blocksScripts == !expected.isEmpty)
    }

    @Test(
        "Hashes are those of the text with normalized line endings",
        arguments: [
            ("a()\nb()", "a()\nb()"), ("a()\r\nb()", "a()\nb()"), ("a()\rb()", "a()\nb()"),
            ("\ra()\r\r\nb()\n\r", "\na()\n\nb()\n\n"),
        ])
    func lineEndings(_ text: String, _ normalized: String) {
        let hash = SourceHash.source(Array(normalized.utf8))
        #expect(needs("<script>\(text)</script>", allowsScripts: true) == "; script-src \(hash)")
        #expect(needs("<style>\(text)</style>") == "; style-src \(hash)")
        let handler = needs("<p onclick=\"\(text)\">x</p>", allowsScripts: true)
        #expect(handler == "; script-src \(hash) 'unsafe-hashes'")
    }

    // MARK: - Layouts

    /// Places the policy in a layout, and returns the result with `{policy}` in its place.
    /// - Parameter layout: the layout, with an asterisk for each slot.
    private func placed(_ layout: String) -> String {
        var segments: [Layout.Segment] = []
        for (number, part) in layout.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
            if number > 0 { segments.append(.slot(.title, isInSingleQuotes: false)) }
            if !part.isEmpty { segments.append(.bytes(Array(part.utf8))) }
        }
        let parts = LayoutPolicy.placed(in: segments).map { segment in
            switch segment {
            case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
            case .slot: "*"
            case .policy: "{policy}"
            }
        }
        return parts.joined()
    }

    @Test(arguments: [
        ("<html><head><title>*</title>", "<html><head>{policy}<title>*</title>"),
        ("<head>\n<meta charset=\"utf-8\"/>\n", "<head>\n<meta charset=\"utf-8\"/>{policy}\n"),
        ("<HEAD><Meta charset = 'utf-8' id=\"*>*\"/>*", "<HEAD><Meta charset = 'utf-8' id=\"*>*\"/>{policy}*"),
        (
            "<head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"/>",
            "<head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"/>{policy}"
        ),
        ("<head><meta name=\"a\" content=\"charset\"/>", "<head>{policy}<meta name=\"a\" content=\"charset\"/>"),
        ("<head>*<meta charset=\"utf-8\"/>", "<head>{policy}*<meta charset=\"utf-8\"/>"),
        ("<head data-t=\"*\">*<title/>", "<head data-t=\"*\">{policy}*<title/>"),
        ("<!-- <head> --><head lang=\">\">", "<!-- <head> --><head lang=\">\">{policy}"),
    ])
    func placesInLayouts(_ layout: String, _ expected: String) {
        #expect(placed(layout) == expected)
    }

    @Test(
        "A layout without a head or with a policy of its own gets no policy",
        arguments: [
            "<html><body><header>*</header>", "<head><meta http-equiv=\"Content-Security-Policy\" content=\"*\"/>",
            "<head>*<meta content=\"*\" HTTP-EQUIV = 'content-security-policy'/>",
        ])
    func layoutsWithoutPlace(_ layout: String) {
        #expect(placed(layout) == layout)
    }

    @Test func layoutWithSlotInHeadTag() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: Workbench.plainLayout.replacing("<head>", with: "<head data-t=\"{{title}}\">"))
        try await bench.build(Samples.sections(), theme: "mine")
        let policy = "\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'"
        #expect(try bench.read("out/index.html").contains("<head data-t=\"Sample\">\(policy)"))
    }

    // MARK: - Pages

    private static func policy(_ page: String) -> String? {
        page.firstMatch(of: /\n<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/).map { String($0.1) }
    }

    @Test func everyPageHasPolicyInHead() async throws {
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

    @Test func settingsReplaceOrExtendPolicy() async throws {
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

    /// A component with a script and an animation. It is shown on its bare page, and on the page about its story in a
    /// `srcdoc` frame for reduced motion.
    private struct Spinner: Component, Identifiable { let id: Int }

    private struct SpinnerView: ComponentView {
        init(viewModel: Spinner) {}
        func body(_ html: HTML) {
            html.p("Turning", .class("spinner"))
            html.script(source: "turn()")
        }
    }

    @Test(arguments: [false, true])
    func scriptsOfStoryInFrames(areAllowed: Bool) async throws {
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

    @Test(arguments: ["policy: []", "policy: \"a\\u00e9\""])
    func invalidPolicies(_ yaml: String) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(yaml, to: "site/vitrine.yml")
        let problems = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }
        #expect(problems?.all.first?.message.hasPrefix("policy must be none, a content security policy") == true)
    }

    @Test(arguments: [
        ("policy:\n  script: true", 2, "unknown key “script” (did you mean “scripts”?)"),
        ("policy:\n  img-src: a\n  IMG: a", 3, "unknown key “IMG”"),
        ("policy:\n  frame-ancestors: a", 2, "unknown key “frame-ancestors”"),
        ("policy:\n  scripts: perhaps", 2, "scripts must be true or false"),
        (
            "policy:\n  img-src: a; script-src *", 2,
            "img-src must be sources separated by spaces, such as https://example.org"
        ),
        (
            "policy:\n  img-src: [a, b]", 2,
            "img-src must be sources separated by spaces, such as https://example.org"
        ),
    ])
    func invalidDirectives(yaml: String, line: Int, message: String) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(yaml, to: "site/vitrine.yml")
        let problems = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }
        #expect(problems?.all.map(\.line) == [line])
        #expect(problems?.all.first?.message.hasPrefix(message) == true, "\(problems?.all.first?.message ?? "")")
    }
}
