import Testing
import VitrineComponents
import VitrineMarkup
import VitrineSite

/// Tests that published addresses lead to the new page after a rename.
@Suite("Former addresses")
struct MovedPageTests {
    private static func sections(_ story: String, section: ItemID = "a") -> [VitrineComponents.Section] {
        [Section(id: section) { Story(story, Tile(id: 1, title: "One")) }]
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test("The former addresses of a renamed story lead to it, in all languages and without a script")
    func story() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            "stories/tile--old.html: stories/tile--middle.html\nstories/tile--middle.html: stories/tile--new.html\n"
                + "b.html: a.html\n",
            to: "site/moved.yml")
        let report = try await bench.build(Self.sections("New"), locales: ["de"])
        #expect(report.findings.filter { $0.rule != "missing-string" } == [])
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        for (from, to) in [
            ("stories/tile--old.html", "../stories/tile--new.html"),
            ("stories/tile--middle.html", "../stories/tile--new.html"),
            ("bare/tile--old.html", "../bare/tile--new.html"),
            ("de/stories/tile--old.html", "../stories/tile--new.html"),
            ("b.html", "a.html"),
        ] {
            let root = try page(bench, from)
            let refresh = root.all("meta").first { $0["http-equiv"] == "refresh" }
            #expect(refresh?["content"] == "0; url=\(to)")
            #expect(root.first("a")?["href"] == to)
            #expect(root.all("script").isEmpty)
            let policy = root.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }
            #expect(policy?["content"]?.contains("style-src 'sha256-") == true && root.all("style").count == 1)
            let words = from.hasPrefix("de/") ? "Diese Seite hat eine neue Adresse." : "This page has a new address."
            #expect(root.first("p")?.text == words)
        }
        #expect(try page(bench, "stories/tile--old.html").first("title")?.text == "New")
        let story = try page(bench, "components/tile.html").all("article").first { $0["class"] == "story" }
        #expect(story?["id"] == "story_new")
        #expect(story?.all("span").map { $0["id"] }.contains("story_old") == true)
    }

    @Test("Mistakes in moved.yml are reported with their lines")
    func mistakes() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            "../x.html: a.html\na.html: index.html\nstories/tile--old.html: stories/tile--nosuch.html\n",
            to: "site/moved.yml")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Self.sections("New")) }
        let file = "\(bench.path)/site/moved.yml"
        #expect(
            failure?.lines == [
                "\(file):1: error: “../x.html” is not the path of a page, such as stories/badge--new.html",
                "\(file):2: error: “a.html” is a page of this site, so it cannot be redirected; remove the entry",
                "\(file):3: error: “stories/tile--old.html” leads to “stories/tile--nosuch.html”, which is not a page of this "
                    + "site",
            ])
    }

    @Test("A former address in the folder of a language redirects only there")
    func language() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("de/old.html: components/tile.html\nlast.html: components/tile.html\n", to: "site/moved.yml")
        try await bench.build(Self.sections("New"), locales: ["de", "ar"])
        #expect(try page(bench, "de/old.html").first("a")?["href"] == "../components/tile.html")
        let redirects = bench.tree("out").keys.filter { $0.hasSuffix("old.html") || $0.hasSuffix("last.html") }
        #expect(redirects.sorted() == ["ar/last.html", "de/last.html", "de/old.html", "last.html"])
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }

    @Test("Two redirects with the same path are reported with the line of the second")
    func repeated() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("old.html: index.html\nde/old.html: components/tile.html\n", to: "site/moved.yml")
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Self.sections("New"), locales: ["de", "ar"])
        }
        #expect(
            failure?.lines == [
                "\(bench.path)/site/moved.yml:2: error: “de/old.html” already redirects, because “old.html” redirects "
                    + "in all languages; remove this entry"
            ])
    }

    @Test("The redirect of a bare page may be listed besides that of its story")
    func bare() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            "stories/tile--old.html: stories/tile--new.html\nbare/tile--old.html: index.html\n", to: "site/moved.yml")
        try await bench.build(Self.sections("New"))
        #expect(try page(bench, "bare/tile--old.html").first("a")?["href"] == "../index.html")
    }

    @Test("With languages of both directions, only listed mirrored pages redirect")
    func mirrored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            "stories/tile--old.html: stories/tile--new.html\nmirrored/tile--past.html: stories/tile--new.html\n",
            to: "site/moved.yml")
        try await bench.build(Self.sections("New"), locales: ["en", "ar"])
        #expect(try page(bench, "mirrored/tile--past.html").first("a")?["href"] == "../stories/tile--new.html")
        #expect(throws: (any Error).self) { try page(bench, "mirrored/tile--old.html") }
    }

    @Test("A build lists the pages of an earlier release that no longer exist")
    func since() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections("Old"), to: "release")
        let dead = try await bench.build(Self.sections("New")) { $0.since = "\(bench.path)/release" }
        #expect(
            dead.findings.map(\.path) == [
                "bare/tile--old.html", "mirrored/tile--old.html", "stories/tile--old.html",
            ])
        #expect(
            dead.findings.first?.message
                == "was published but is no longer a page of this site; if it moved, add its old and new paths to "
                + "moved.yml")
        try bench.write("stories/tile--old.html: stories/tile--new.html\n", to: "site/moved.yml")
        let alive = try await bench.build(Self.sections("New")) {
            $0.since = "\(bench.path)/release/manifest.sha256"
        }
        #expect(alive.findings == [])
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Self.sections("New")) { $0.since = "\(bench.path)/site/moved.yml.sha256" }
        }
        #expect(failure?.site.first?.file?.hasSuffix("moved.yml.sha256") == true)
    }
}
