import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Remains of interrupted builds")
struct InterruptedBuildTests {
    private static let staging = ".vitrine-out-staging"

    /// Builds two sites: one in `other` that contains `Zwei`, and one in `out` that contains `Two`.
    private func twoSites(_ bench: Workbench) async throws {
        try await bench.build(Samples.sections(second: "Zwei"), to: "other")
        try await bench.build(Samples.sections())
    }

    @Test func halfWrittenStagingFolderIsRemoved() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        try bench.write("<p>half", to: "\(Self.staging)/tiles.html")
        try bench.write("<p>half", to: "\(Self.staging)/stories/tile--tiles-1.html")
        try await bench.build(Samples.sections())
        #expect(bench.tree("out") == before)
        #expect(bench.names == ["out", "site"])
    }

    @Test func stagingFolderOfFirstBuildIsRemoved() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("<p>half", to: "\(Self.staging)/tiles.html")
        try await bench.build(Samples.sections())
        #expect(try bench.read("out/tiles.html").contains("<h2>Two</h2>"))
        #expect(bench.names == ["out", "site"])
    }

    @Test func completeStagingFolderIsRemoved() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await twoSites(bench)
        let before = bench.tree("out")
        try FileManager.default.moveItem(atPath: "\(bench.path)/other", toPath: "\(bench.path)/\(Self.staging)")
        try await bench.build(Samples.sections())
        #expect(bench.tree("out") == before)
        #expect(bench.names == ["out", "site"])
    }

    @Test func userFileMovesToNewSite() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await twoSites(bench)
        try bench.write("written while the site was exchanged", to: "other/late.txt")
        try FileManager.default.moveItem(atPath: "\(bench.path)/other", toPath: "\(bench.path)/\(Self.staging)")
        try await bench.build(Samples.sections())
        #expect(try bench.read("out/late.txt") == "written while the site was exchanged")
        #expect(bench.names == ["out", "site"])
    }

    @Test func unmovableUserFileStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await twoSites(bench)
        try bench.write("old", to: "other/both.txt")
        try bench.write("new", to: "out/both.txt")
        try FileManager.default.moveItem(atPath: "\(bench.path)/other", toPath: "\(bench.path)/\(Self.staging)")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
        #expect(
            failure?.lines == [
                "\(bench.path)/\(Self.staging): error: was left by an earlier build and has files that Vitrine did not write; "
                    + "move them elsewhere"
            ])
        #expect(try bench.read("\(Self.staging)/both.txt") == "old")
        #expect(try bench.read("out/both.txt") == "new")
    }

    @Test func renamedSiteIsRestored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try bench.write("mine", to: "out/CNAME")
        let before = Tree.stamps(of: bench.output)
        try FileManager.default.moveItem(atPath: bench.output, toPath: "\(bench.path)/.vitrine-out-spare")
        try await bench.build(Samples.sections())
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(bench.names == ["out", "site"])
    }

    @Test func lockOfAnotherBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = Tree.stamps(of: bench.output)
        let lock = try BuildLock(".vitrine-out-lock", in: OutputFolder(making: bench.path), output: "out")
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(second: "Zwei"))
        }
        withExtendedLifetime(lock) {}
        #expect(failure?.lines == ["\(bench.output): error: another build is writing to this folder"])
        #expect(Tree.stamps(of: bench.output) == before)
    }

    @Test func unusedLockFileIsIgnored() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("", to: ".vitrine-out-lock")
        try await bench.build(Samples.sections())
        #expect(bench.names == ["out", "site"])
    }

    @Test func buildsOfTwoOutputsDoNotLockEachOther() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        async let one = bench.build(Samples.sections(), to: "one")
        async let two = bench.build(Samples.sections(), to: "two")
        let counts = try await (one.added.count, two.added.count)
        #expect(counts == (31, 31))
        #expect(bench.tree("one") == bench.tree("two"))
    }
}
