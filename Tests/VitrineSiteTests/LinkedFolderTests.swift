import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Links that lead out of the output")
struct LinkedFolderTests {
    /// Builds a site, moves its folder `stories` to `elsewhere`, and puts a link in its place.
    private func siteWithLinkedStories(_ bench: Workbench) async throws {
        try await bench.build(Samples.sections())
        try FileManager.default.moveItem(atPath: "\(bench.output)/stories", toPath: "\(bench.path)/elsewhere")
        try bench.link("out/stories", to: "../elsewhere")
    }

    @Test func linkInPlaceOfFolderStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await siteWithLinkedStories(bench)
        let site = Tree.stamps(of: bench.output)
        let outside = Tree.stamps(of: "\(bench.path)/elsewhere")
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(second: "Zwei"))
        }
        #expect(
            failure?.lines == [
                "\(bench.output)/stories: error: has the path of a file or folder of the new site, but was not "
                    + "written by Vitrine; move it elsewhere"
            ])
        #expect(Tree.stamps(of: bench.output) == site)
        #expect(Tree.stamps(of: "\(bench.path)/elsewhere") == outside)
        #expect(bench.names == ["elsewhere", "out", "site"])
    }

    @Test func nothingIsDeletedThroughLink() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await siteWithLinkedStories(bench)
        let outside = Tree.stamps(of: "\(bench.path)/elsewhere")
        try await bench.build([])
        #expect(Tree.stamps(of: "\(bench.path)/elsewhere") == outside)
        #expect(bench.tree("out")["stories"] == .link("../elsewhere"))
    }

    @Test func linkInPlaceOfPage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try bench.write("precious", to: "precious.txt")
        try bench.remove("out/tiles.html")
        try bench.link("out/tiles.html", to: "../precious.txt")
        _ = try? await bench.build(Samples.sections(second: "Zwei"))
        #expect(try bench.read("precious.txt") == "precious")
        #expect(bench.tree(".")["precious.txt"] == .file(Array("precious".utf8)))
    }

    @Test func linkInPlaceOfStagingFolderIsNotFollowed() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try bench.makeFolder("elsewhere")
        try bench.link(".vitrine-out-staging", to: "elsewhere")
        _ = try? await bench.build(Samples.sections(second: "Zwei"))
        #expect(bench.tree("elsewhere").isEmpty)
        #expect(bench.tree(".")["out"] == .folder)
    }

    @Test func linkInPlaceOfLockIsNotFollowed() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("precious", to: "precious.txt")
        try bench.link(".vitrine-out-lock", to: "precious.txt")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
        #expect(failure?.site.map(\.kind) == [.output])
        #expect(try bench.read("precious.txt") == "precious")
    }
}
