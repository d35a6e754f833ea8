import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Builds of selected pages")
struct OnlyTests {
    @Test func otherPagesAreNotChanged() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = Tree.stamps(of: bench.output)
        let report = try await bench.build(Samples.sections(second: "Zwei"), only: "tiles.html")
        #expect(report.changed == ["index.json", "tiles.html"])
        #expect(report.added + report.removed == [])
        #expect(report.pages == 1)
        let after = Tree.stamps(of: bench.output)
        for file in ["index.html", "components/tile.html", "stories/tile--tiles-2.html", "assets/style.css"] {
            #expect(after[file] == before[file], "\(file)")
        }
        #expect(try bench.read("out/tiles.html").contains("Zwei"))
        #expect(try bench.read("out/stories/tile--tiles-2.html").contains("Two"))
    }

    @Test(arguments: ["index.html", "tiles.html", "components/*", "stories/*", "**"])
    func unchangedSiteIsNotWritten(only: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        let report = try await bench.build(Samples.sections(), only: only)
        #expect(report.changed + report.added + report.removed == [])
        #expect(bench.tree("out") == before)
    }

    @Test func laterFullBuildCompletesSite() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try await bench.build(Samples.sections(second: "Zwei"), only: "stories/*")
        try await bench.build(Samples.sections(second: "Zwei"))
        try await bench.build(Samples.sections(second: "Zwei"), to: "fresh")
        #expect(bench.tree("out") == bench.tree("fresh"))
    }

    @Test func noPageMatches() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = Tree.stamps(of: bench.output)
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(second: "Zwei"), only: "no/such/*")
        }
        #expect(failure?.lines == ["error: no page matches “no/such/*”"])
        #expect(Tree.stamps(of: bench.output) == before)
    }

    @Test func deletedPageDoesNotStopBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try bench.remove("out/frames.html")
        try await bench.build(Samples.sections(second: "Zwei"), only: "tiles.html")
        #expect(try bench.read("out/tiles.html").contains("Zwei"))
    }

    @Test func linkInPlaceOfPageIsNotFollowed() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try bench.write("precious", to: "precious.txt")
        try bench.remove("out/frames.html")
        try bench.link("out/frames.html", to: "../precious.txt")
        _ = try? await bench.build(Samples.sections(second: "Zwei"), only: "tiles.html")
        #expect(try bench.read("precious.txt") == "precious")
        #expect(bench.tree("out")["frames.html"] != .file(Array("precious".utf8)))
    }

    @Test func manifestHasHashesOfEditedFiles() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try bench.write("<p>mine</p>", to: "out/frames.html")
        try await bench.build(Samples.sections(second: "Zwei"), only: "tiles.html")
        let manifest = try #require(Manifest(try bench.read("out/manifest.sha256")))
        for (file, hash) in manifest.files {
            guard case .file(let bytes) = bench.tree("out")[file] else {
                Issue.record("\(file) is not there")
                continue
            }
            #expect(hash == SHA256.hex(bytes), "\(file)")
        }
    }

    @Test func nextFullBuildChecksPagesOfOlderVersion() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let old = try bench.read("out/manifest.sha256").replacing("checks 2", with: "checks 0")
        try bench.write(old, to: "out/manifest.sha256")
        try await bench.build(Samples.sections(second: "Zwei"), only: "tiles.html")
        let page = "\(bench.output)/frames.html"
        let inode = Tree.inode(page)
        try await bench.build(Samples.sections(second: "Zwei"))
        #expect(Tree.inode(page) != inode, "the page was neither checked nor written")
    }
}
