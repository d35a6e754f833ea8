import Testing
import VitrineComponents
import VitrineConformance
import VitrineHTML
import VitrineSite

/// A component with markup that a test chooses.
private struct Piece: Component, Identifiable {
    let id: String
    var markup: String
}

private struct PieceView: ComponentView {
    let piece: Piece

    init(viewModel: Piece) { piece = viewModel }

    func body(_ html: HTML) {
        if let markup = try? RawMarkup(parsing: piece.markup) { html.div { html.raw(markup) } }
    }
}

@Suite("The rules of a build")
struct SiteCheckTests {
    private static func section(_ id: String, _ markup: String...) -> Section {
        Section(
            id: .string(id), title: id, rows: markup.enumerated().map { Piece(id: "\($0 + 1)", markup: $1) },
            file: "App/Pages.swift", line: 12
        )
        .storyPages(.none)
    }

    private static var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Piece.self, viewType: PieceView.self)
        return registry
    }

    private func build(
        _ bench: Workbench, _ sections: [Section], _ configure: (inout BuildOptions) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildReport {
        try await bench.build(sections, registry: Self.registry, configure)
    }

    /// Builds a site and returns the failure; nil if the build succeeds.
    private func failure(
        _ bench: Workbench, _ sections: [Section], _ configure: (inout BuildOptions) -> Void = { _ in }
    ) async -> BuildFailure? {
        do throws(BuildFailure) {
            _ = try await build(bench, sections, configure)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the path, severity, rule and instance of each finding, sorted. Pages of components are left out, because
    /// they show the same rows with the same mistakes.
    private func short(_ findings: [Finding]) -> [String] {
        findings.filter { !$0.path.hasPrefix("components/") }
            .map { "\($0.path) \($0.severity) \($0.rule) \($0.instance ?? "-")" }.sorted()
    }

    /// The setting with the address of the site. With it, links that begin with a slash can be followed.
    private static let address = "address: https://example.org/"

    @Test("The finding names the third row and the place where it was declared")
    func provenance() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check: {\(Self.address)}\n", to: "site/vitrine.yml")
        let page = Self.section("a", "<p>one</p>", "<p>two</p>", "<em>see <a href=\"/b.html#none\">b</a><p>x</p></em>")
        let found = await failure(bench, [page, Self.section("b", "<p id=\"there\">x</p>")])?.findings ?? []
        #expect(short(found) == ["a.html error broken-fragment a/3", "a.html error child-not-allowed a/3"])
        let places = Set(found.map { "\($0.path) \($0.component ?? "") \($0.source ?? "")" })
        #expect(places == ["a.html Piece App/Pages.swift:12", "components/piece.html Piece App/Pages.swift:12"])
        #expect(bench.tree("out").isEmpty)
    }

    @Test("An unchanged page is checked again when the page that it links to has changed")
    func linksOfUnchangedPages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check: {\(Self.address)}\n", to: "site/vitrine.yml")
        let link = Self.section("a", "<p><a href=\"/b.html#there\">b</a></p>")
        _ = try await build(bench, [link, Self.section("b", "<p id=\"there\">x</p>")])
        let before = bench.tree("out")
        let found = await failure(bench, [link, Self.section("b", "<p id=\"elsewhere\">x</p>")])
        #expect(short(found?.findings ?? []) == ["a.html error broken-fragment a/1"])
        #expect(bench.tree("out") == before)
    }

    @Test("A warning is reported by every build, even by one that changes nothing")
    func warningsStay() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("- {name: no-b, severity: warning, forbid: //b, message: a b}", to: "house.yml")
        let sections = [Self.section("a", "<p><b>x</b></p>"), Self.section("b", "<p>y</p>")]
        for round in 1...3 {
            let report = try await build(bench, sections) { $0.rules = ["\(bench.path)/house.yml"] }
            #expect(short(report.findings) == ["a.html warning no-b a/1"], "round \(round)")
        }
        let found = await failure(bench, sections) {
            $0.rules = ["\(bench.path)/house.yml"]
            $0.isStrict = true
        }
        #expect(short(found?.findings ?? []) == ["a.html warning no-b a/1"])
        #expect(found?.isStrict == true)
    }

    @Test("Pages that passed are checked again when the rules have changed")
    func newRules() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = [Self.section("a", "<p><b>x</b></p>")]
        _ = try await build(bench, sections)
        try bench.write("check:\n  rules: [house.yml]\n", to: "site/vitrine.yml")
        try bench.write("- {name: no-b, forbid: //b, message: a b}", to: "site/house.yml")
        #expect(short(await failure(bench, sections)?.findings ?? []) == ["a.html error no-b a/1"])
    }

    @Test("Strictness, exceptions and unused exceptions in vitrine.yml")
    func settings() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("- {name: no-b, severity: warning, forbid: //b, message: a b}", to: "site/house.yml")
        let sections = [Self.section("a", "<p><b>x</b></p>")]
        try bench.write("check: {rules: [house.yml], strict: true}\n", to: "site/vitrine.yml")
        let strict = await failure(bench, sections)
        #expect(short(strict?.findings ?? []) == ["a.html warning no-b a/1"])
        #expect(strict?.isStrict == true)
        let settings = "check: {rules: [house.yml], strict: true, ignore: ['no-b:a.html', 'no-b:components/*']}\n"
        try bench.write(settings, to: "site/vitrine.yml")
        for _ in 1...2 { #expect(try await build(bench, sections).findings == []) }
        try bench.write(settings.replacing("a.html", with: "b.html"), to: "site/vitrine.yml")
        let unused = await failure(bench, sections)?.findings ?? []
        #expect(
            short(unused) == [
                "\(bench.path)/site/vitrine.yml warning ignore-unused -", "a.html warning no-b a/1",
            ])
    }

    @Test("All rules that cannot be read are reported with file and line")
    func badRules() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check:\n  strict: perhaps\n  rules: [house.yml, none.yml]\n", to: "site/vitrine.yml")
        let failure = await failure(bench, [Self.section("a", "<p>x</p>")])
        let lines = (failure?.site ?? []).map { $0.description.replacing(bench.path, with: "") }
        #expect(
            lines == [
                "/site/vitrine.yml:2: error: strict must be true or false"
            ])
        try bench.write("check:\n  rules: [house.yml, none.yml]\n", to: "site/vitrine.yml")
        try bench.write("- name: bad\n  forbid: //b[\n  message: m\n", to: "site/house.yml")
        let second = await self.failure(bench, [Self.section("a", "<p>x</p>")])
        let found = (second?.site ?? []).map { $0.description.replacing(bench.path, with: "") }
        #expect(found.count == 2)
        #expect(found.first?.hasPrefix("/site/house.yml:2: ") == true, "\(found)")
        #expect(found.last?.hasPrefix("/site/none.yml: ") == true, "\(found)")
    }

    @Test("On request, pages with errors are kept, and no others")
    func keptPages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = [Self.section("a", "<div><b>x<p>y</p></b></div>"), Self.section("b", "<p>y</p>")]
        let failure = await failure(bench, sections) { $0.keepInvalid = "\(bench.path)/kept" }
        #expect(failure != nil)
        #expect(bench.tree("out").isEmpty)
        #expect(
            bench.tree("kept").keys.filter { $0.hasSuffix(".html") }.sorted() == ["a.html", "components/piece.html"])
        #expect(try bench.read("kept/a.html").contains("<b>x<p>y</p></b>"))
    }

    @Test("An unchanged page is checked again when a file that it links to is gone")
    func linksToRemovedFiles() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check: {\(Self.address)}\n", to: "site/vitrine.yml")
        let link = Self.section("a", "<p><a href=\"/b.html\">b</a> <img src=\"/assets/x.png\" alt=\"\"/></p>")
        try bench.write("x", to: "site/assets/x.png")
        _ = try await build(bench, [link, Self.section("b", "<p>x</p>")])
        #expect(short(await failure(bench, [link])?.findings ?? []) == ["a.html error broken-link a/1"])
        try bench.remove("site/assets/x.png")
        let found = await failure(bench, [link, Self.section("b", "<p>x</p>")])
        #expect(short(found?.findings ?? []) == ["a.html error missing-file a/1"])
    }

    @Test("A page written by a build with --only is checked by the next full build")
    func linksOfPartialBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let page = Self.section("a", "<p><a href=\"none.html\">x</a></p>")
        let sections = [page, Self.section("b", "<p>y</p>")]
        _ = try await bench.build(sections, registry: Self.registry, only: "a.html")
        #expect(short(await failure(bench, sections)?.findings ?? []) == ["a.html error broken-link a/1"])
        let others = [Self.section("a", "<p>x</p>"), Self.section("b", "<p>y</p>")]
        _ = try await build(bench, others)
        _ = try await bench.build(sections, registry: Self.registry, only: "a.html")
        #expect(short(await failure(bench, sections)?.findings ?? []) == ["a.html error broken-link a/1"])
    }

    @Test("A broken fragment stays ignored, and its exception counts as used, no matter what changed")
    func ignoredFragments() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check: {\(Self.address), ignore: [broken-fragment]}\n", to: "site/vitrine.yml")
        let link = Self.section("a", "<p><a href=\"/b.html#none\">b</a></p>")
        for text in ["x", "x", "y"] {
            let report = try await build(bench, [link, Self.section("b", "<p>\(text)</p>")])
            #expect(report.findings == [])
        }
    }

    @Test("Links are not checked if vitrine.yml disables this")
    func withoutLinks() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = [Self.section("a", "<p><a href=\"none.html\">x</a></p>")]
        try bench.write("check: {links: false}\n", to: "site/vitrine.yml")
        #expect(try await build(bench, sections).findings == [])
        try bench.write("check: {links: true}\n", to: "site/vitrine.yml")
        #expect(short(await failure(bench, sections)?.findings ?? []) == ["a.html error broken-link a/1"])
    }

    @Test("A check reports the same findings as a build, including links between pages, and writes nothing")
    func checkReportsTheSameAsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check: {\(Self.address)}\n", to: "site/vitrine.yml")
        let sections = [
            Self.section(
                "a", "<em>see <a href=\"/b.html#none\">b</a><p>x</p></em>", "<p><a href=\"/c.html\">c</a></p>"),
            Self.section("b", "<p id=\"there\">x</p>"),
        ]
        var configuration = SiteConfiguration()
        configuration.title = "Sample"
        let site = Site(
            sections: sections, registry: Self.registry, folder: bench.site, configuration: configuration)
        let before = bench.names
        let verdict = try await site.check()
        #expect(bench.names == before)
        #expect(!verdict.passes)
        #expect(
            short(verdict.check.findings) == [
                "a.html error broken-fragment a/1", "a.html error broken-link a/2",
                "a.html error child-not-allowed a/1",
            ])
        #expect(verdict.check.findings.allSatisfy { $0.excerpt?.bytes.isEmpty == false })
        #expect(verdict.check.findings.allSatisfy { $0.source == "App/Pages.swift:12" })
        let built = await failure(bench, sections)
        #expect(built?.findings == verdict.check.findings)
        #expect(built?.check.pages == verdict.check.pages)
    }
}

/// A component that is shown as a table without `tbody`. This is valid HTML, but browsers add the element.
private struct Grid: Component, Identifiable {
    let id: String
}

private struct GridView: ComponentView {
    init(viewModel: Grid) {}

    func body(_ html: HTML) { html.table { html.tr { html.td("1") } } }
}

@Suite("A build reads every page as XML and as HTML")
struct ReadAlikeTests {
    private static var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Grid.self, viewType: GridView.self)
        registry.register(viewModelType: Piece.self, viewType: PieceView.self)
        return registry
    }

    private static let grid = Section(id: "a", title: "a", rows: [Grid(id: "1")], file: "App/Pages.swift", line: 12)
        .storyPages(.none)
    private static let piece = Section(
        id: "b", title: "b", rows: [Piece(id: "1", markup: "<p>x")], file: "App/Pages.swift", line: 13
    ).storyPages(.none)

    private func verdict(_ sections: [Section], _ bench: Workbench, only: String? = nil) async throws -> SiteVerdict {
        var configuration = SiteConfiguration()
        configuration.title = "Sample"
        var options = BuildOptions()
        options.only = only
        return try await Site(
            sections: sections, registry: Self.registry, folder: bench.site, configuration: configuration
        ).check(options)
    }

    @Test("Markup that browsers read differently is an error with component and place")
    func difference() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let found = try await verdict([Self.grid, Self.piece], bench)
        let finding = found.check.findings.first { $0.path == "a.html" }
        #expect(finding?.rule == "read-alike")
        #expect(finding?.severity == .error)
        #expect(
            finding?.message == "browsers read the page differently from XML parsers: <tbody> in HTML, but <tr> in XML")
        #expect(finding?.component == "Grid")
        #expect(finding?.instance == "a/1")
        #expect(finding?.source == "App/Pages.swift:12")
        #expect(!found.check.summary.contains("read the same"))
        #expect(Set(found.check.findings.map(\.rule)) == ["read-alike"])
    }

    @Test("A site without differences is reported as read the same, and so is a selected page")
    func noDifferences() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let whole = try await verdict([Self.piece], bench)
        #expect(
            whole.check.summary
                == "no errors and no warnings in 7 pages and 3 stylesheets, read the same by libxml2 and as HTML")
        let part = try await verdict([Self.grid, Self.piece], bench, only: "b.html")
        #expect(part.check.summary == "no errors and no warnings in 1 page, read the same by libxml2 and as HTML")
    }

    @Test("If an exception covers a difference, the pages are not reported as read the same")
    func exception() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("check:\n  ignore: [read-alike]\n", to: "site/vitrine.yml")
        let found = try await verdict([Self.grid], bench)
        #expect(found.check.findings == [])
        #expect(!found.check.summary.contains("read the same"))
    }
}
