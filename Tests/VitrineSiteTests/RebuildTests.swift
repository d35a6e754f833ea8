import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Rebuild")
struct RebuildTests {
    @Test func unchangedSiteIsNotTouched() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let folder = Tree.inode(bench.output)
        let before = Tree.stamps(of: bench.output)
        let report = try await bench.build(Samples.sections())
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(Tree.inode(bench.output) == folder)
        #expect(report.added + report.changed + report.removed == [])
        #expect(report.unchanged == 31)
        #expect(bench.names == ["out", "site"])
    }

    @Test func changedRowChangesOnlyItsPages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = Tree.stamps(of: bench.output).filter { $0.key.contains(".") }
        let report = try await bench.build(Samples.sections(second: "Zwei"))
        let changed = [
            "bare/tile--tiles-2.html", "components/tile.html", "index.json", "mirrored/tile--tiles-2.html",
            "stories/tile--tiles-2.html", "tiles.html",
        ]
        #expect(report.changed == changed)
        #expect(report.added + report.removed == [])
        let after = Tree.stamps(of: bench.output).filter { $0.key.contains(".") }
        #expect(after.keys == before.keys)
        let touched = after.filter { before[$0.key] != $0.value }.keys.sorted()
        #expect(touched == (changed + ["manifest.sha256"]).sorted())
        #expect(try bench.read("out/tiles.html").contains("<h2>Zwei</h2>"))
    }

    @Test func pagesOfRemovedSectionAreRemoved() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let report = try await bench.build([Samples.sections()[0]])
        #expect(
            report.removed == [
                "bare/frame--frames-first.html", "bare/pointer--frames-pointer-1.html", "everything.html",
                "frames.html",
                "mirrored/frame--frames-first.html", "mirrored/pointer--frames-pointer-1.html",
                "stories/frame--frames-first.html", "stories/pointer--frames-pointer-1.html",
            ])
        let files = Tree.files(of: bench.output)
        #expect(!files.contains { report.removed.contains($0) })
        #expect(files.contains("stories/tile--tiles-1.html"))
    }

    @Test func folderOfLastStoryIsRemoved() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try await bench.build([])
        #expect(!FileManager.default.fileExists(atPath: "\(bench.output)/stories"))
    }

    @Test func handEditedPageIsRestored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        try bench.write("<p>mine</p>", to: "out/tiles.html")
        let report = try await bench.build(Samples.sections())
        #expect(report.changed == ["tiles.html"])
        #expect(bench.tree("out") == before)
    }

    @Test func editedPageOfTheSameLengthIsRestored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        try bench.write(try bench.read("out/tiles.html").replacing("Two", with: "Owt"), to: "out/tiles.html")
        try await bench.build(Samples.sections())
        #expect(bench.tree("out") == before)
    }

    @Test func deletedPageAndFolderAreRestored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        try bench.remove("out/tiles.html")
        try bench.remove("out/stories")
        try await bench.build(Samples.sections())
        #expect(bench.tree("out") == before)
    }

    @Test func emptiedPageIsRestored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        try bench.write("", to: "out/index.json")
        try await bench.build(Samples.sections())
        #expect(bench.tree("out") == before)
    }

    @Test func siteOfAnotherVersionIsRewritten() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        let old = try bench.read("out/manifest.sha256").replacing("checks 2", with: "checks 0")
        try bench.write(old, to: "out/manifest.sha256")
        let inode = Tree.inode("\(bench.output)/tiles.html")
        let report = try await bench.build(Samples.sections())
        #expect(Tree.inode("\(bench.output)/tiles.html") != inode)
        #expect(report.added + report.changed + report.removed == [])
        #expect(report.unchanged == 31)
        #expect(bench.tree("out") == before)
    }

    @Test func editedPageOfAnotherVersionHasChanged() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let old = try bench.read("out/manifest.sha256").replacing("checks 2", with: "checks 0")
        try bench.write(old, to: "out/manifest.sha256")
        try bench.write("<p>mine</p>", to: "out/tiles.html")
        let report = try await bench.build(Samples.sections())
        #expect(report.changed == ["tiles.html"])
        #expect(report.unchanged == 30)
    }

    @Test func failedBuildDoesNotTouchSite() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = Tree.stamps(of: bench.output)
        let broken = Samples.sections(second: "Zwei") + [Section(id: "x", rows: [Stranger(name: "who")])]
        await #expect(throws: BuildFailure.self) { try await bench.build(broken) }
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(bench.names == ["out", "site"])
    }
}
