import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("First build")
struct FirstBuildTests {
    private static let expected = Set([
        "index.html", "tiles.html", "frames.html", "components/tile.html", "components/frame.html",
        "components/note.html", "components/pointer.html", "stories/tile--tiles-1.html", "stories/tile--tiles-2.html",
        "stories/tile--tiles-3.html", "stories/frame--frames-first.html", "stories/pointer--frames-pointer-1.html",
        "assets/components.css", "assets/components.reduced-motion.css", "assets/design-tokens.css", "assets/style.css",
        "design-tokens.html",
        "all-stories.html", "coverage.html", "everything.html",
        "index.json",
        "manifest.sha256",
    ]).union(
        [
            "tile--tiles-1", "tile--tiles-2", "tile--tiles-3", "frame--frames-first", "pointer--frames-pointer-1",
        ].flatMap { ["bare/\($0).html", "mirrored/\($0).html"] })

    @Test func writesAllPages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        #expect(Tree.files(of: bench.output) == Self.expected)
        #expect(bench.names == ["out", "site"])
    }

    @Test func buildReport() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(Samples.sections())
        #expect(report.output == bench.output)
        #expect(report.pages == 16)
        #expect(report.stories == 5)
        #expect(Set(report.added) == Self.expected.subtracting(["manifest.sha256"]))
        #expect(report.added == report.added.sorted())
        #expect(report.changed == [])
        #expect(report.removed == [])
        #expect(report.unchanged == 0)
        #expect(report.remarks == [])
    }

    @Test func createsParentFoldersOfOutput() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), to: "deep/er/out")
        #expect(Tree.files(of: "\(bench.path)/deep/er/out") == Self.expected)
    }

    @Test func emptyFolderIsAccepted() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.makeFolder("out")
        try await bench.build(Samples.sections())
        #expect(Tree.files(of: bench.output) == Self.expected)
        #expect(bench.names == ["out", "site"])
    }

    @Test func trailingSlashOfOutput() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), to: "out/")
        #expect(Tree.files(of: bench.output) == Self.expected)
        #expect(bench.names == ["out", "site"])
    }

    @Test func manifestNamesAndHashesEveryOtherFile() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let manifest = try #require(Manifest(try bench.read("out/manifest.sha256")))
        #expect(Set(manifest.files.keys) == Self.expected.subtracting(["manifest.sha256"]))
        for (file, entry) in bench.tree("out") {
            guard case .file(let bytes) = entry, file != "manifest.sha256" else { continue }
            #expect(manifest.files[file] == SHA256.hex(bytes), "\(file)")
        }
    }

    @Test(.enabled(if: OutsideTool.sha256sum != nil))
    func sha256sumVerifiesSite() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let check = try #require(OutsideTool.sha256sum)
        let result = try check.runAndWait(["--check", "--strict", "--quiet", "manifest.sha256"], in: bench.output)
        #expect(result.status == 0)
        #expect(result.output == "")
    }

    @Test func siteWithoutSections() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([])
        #expect(try bench.read("out/index.html").contains("The gallery has no sections yet."))
    }
}
