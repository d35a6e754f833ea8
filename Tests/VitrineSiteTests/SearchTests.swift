import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests the search field, and that there is no script if it is not enabled.
@Suite("Search")
struct SearchTests {
    private func build(_ bench: Workbench, hasSearch: Bool, _ sections: [Section] = Samples.sections()) async throws
        -> BuildReport
    {
        var configuration = SiteConfiguration()
        configuration.hasSearch = hasSearch
        configuration.locales = ["de"]
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        return try await Site(
            sections: sections, registry: .samples, folder: bench.site, configuration: configuration
        ).build(options)
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test("The index and the list of stories have a field, its script, and a policy that allows the script")
    func field() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await build(bench, hasSearch: true)
        #expect(report.findings.filter { $0.rule != "missing-string" }.isEmpty)
        for (path, script) in [
            ("index.html", "assets/search.js"), ("all-stories.html", "assets/search.js"),
            ("de/index.html", "../assets/search.js"),
        ] {
            let root = try page(bench, path)
            #expect(root.all("script").map { $0["src"] } == [script])
            #expect(root.first("search")?["hidden"] != nil)
            #expect(root.first("output")?["data-some"] == (path.hasPrefix("de/") ? "Treffer: " : "Results: "))
            let policy = root.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
            #expect(policy?.contains("script-src 'self'") == true)
        }
        #expect(try page(bench, "components/tile.html").all("script").isEmpty)
        #expect(try !bench.read("out/components/tile.html").contains("script-src"))
    }

    @Test("The script is one classic script of at most 2,048 bytes that makes no requests")
    func script() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        _ = try await build(bench, hasSearch: true)
        let script = try bench.read("out/assets/search.js")
        #expect(script.utf8.count <= 2_048)
        for word in ["fetch", "import", "export", "XMLHttpRequest", "innerHTML", "eval"] {
            #expect(!script.contains(word))
        }
    }

    @Test("Without the setting a site has no script at all")
    func off() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        _ = try await build(bench, hasSearch: false)
        let files = bench.tree("out").keys
        #expect(files.filter { $0.hasSuffix(".js") }.isEmpty)
        for path in files where path.hasSuffix(".html") {
            let text = try bench.read("out/\(path)")
            #expect(!text.contains("<script") && !text.contains("<search") && !text.contains("script-src"))
        }
    }

    @Test("The value of search in vitrine.yml is script or none")
    func setting() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("search: script\n", to: "site/vitrine.yml")
        #expect(try SiteConfiguration(folder: bench.site).hasSearch)
        try bench.write("search: none\n", to: "site/vitrine.yml")
        #expect(try !SiteConfiguration(folder: bench.site).hasSearch)
        try bench.write("search: yes\n", to: "site/vitrine.yml")
        let problems = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }
        #expect(problems?.all.first?.description.hasSuffix("search must be script or none, found “yes”") == true)
    }

    @Test("A build suggests the search field only if there are more than 100 components")
    func hint() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(try await build(bench, hasSearch: false).hints == [])
        var registry = Registry.samples
        Self.register(Int.self, depth: 7, in: &registry)
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        let many = Site(
            sections: Samples.sections(), registry: registry, folder: bench.site, configuration: SiteConfiguration())
        let hints = try await many.build(options).hints
        #expect(hints == ["132 components: “search: script” in vitrine.yml adds a search field to the index"])
    }

    /// Titles are data, which the script must never turn into markup, code or requests.
    @Test func scriptCreatesNoMarkupFromTexts() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let title = "</script><img src=x onerror=alert(1)>"
        _ = try await build(
            bench, hasSearch: true, [Section(id: "tiles", title: title, rows: [Tile(id: 1, title: title)])])
        let script = try bench.read("out/assets/search.js")
        for name in [
            "innerHTML", "outerHTML", "insertAdjacent", "createContextualFragment", "setHTML", "document.write", "eval",
            "Function(", "setTimeout", "import", "fetch", "XMLHttp", "location", "cookie", "postMessage", "srcdoc",
            "http",
        ] { #expect(!script.contains(name), "\(name)") }
        let index = try page(bench, "index.html")
        #expect(index.all("img").isEmpty && index.all("script").count == 1)
    }

    private struct Zero<Inner: Sendable>: Component {}
    private struct One<Inner: Sendable>: Component {}
    private struct ZeroView<Inner: Sendable>: ComponentView {
        init(viewModel: Zero<Inner>) {}
        func body(_ html: HTML) { html.p("0") }
    }

    /// Registers component types: two to the power of `depth`.
    private static func register<Inner: Sendable>(_ type: Inner.Type, depth: Int, in registry: inout Registry) {
        guard depth > 0 else {
            return registry.register(viewModelType: Zero<Inner>.self, viewType: ZeroView<Inner>.self)
        }
        register(Zero<Inner>.self, depth: depth - 1, in: &registry)
        register(One<Inner>.self, depth: depth - 1, in: &registry)
    }
}
