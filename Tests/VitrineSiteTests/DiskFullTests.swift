import Foundation
import Testing
import VitrineComponents

@testable import VitrineSite

@Suite("Full disk")
struct DiskFullTests {
    private static var canMount: Bool {
        #if os(Linux)
            getuid() == 0 && OutsideTool.mount != nil && OutsideTool.umount != nil
        #else
            false
        #endif
    }

    /// A small file system of its own; nil where the system does not let us have one.
    private func mount(_ bench: Workbench) throws -> String? {
        try bench.makeFolder("disk")
        let disk = "\(bench.path)/disk"
        let options = ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]
        return try OutsideTool.mount?.run(options).status == 0 ? disk : nil
    }

    private func large(_ word: String) -> [VitrineComponents.Section] {
        let text = String(repeating: "\(word) ", count: 1_000)
        return [Section(id: "tiles", rows: (1...6).map { Tile(id: $0, title: text) })]
    }

    @Test(.enabled(if: canMount)) func leavesTheLastGoodSiteByteForByte() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        guard let disk = try mount(bench) else { return }
        defer { _ = try? OutsideTool.umount?.run([disk]) }
        try await bench.build(large("one"), to: "disk/out")
        let before = Tree.stamps(of: "\(disk)/out")
        let bytes = bench.tree("disk/out")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(large("two"), to: "disk/out") }
        #expect(failure?.count == 1)
        #expect(failure?.site.first?.kind == .output)
        #expect(failure?.site.first?.message == "cannot be written: the disk is full")
        #expect(Tree.stamps(of: "\(disk)/out") == before)
        #expect(bench.tree("disk/out") == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["out"])
        try await bench.build(Samples.sections(), to: "disk/out")
    }

    @Test(.enabled(if: canMount)) func leavesNothingOfAFirstBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        guard let disk = try mount(bench) else { return }
        defer { _ = try? OutsideTool.umount?.run([disk]) }
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(large("one") + [Section(id: "x", rows: large("two")[0].rows)], to: "disk/out")
        }
        #expect(failure?.site.first?.message == "cannot be written: the disk is full")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == [])
    }
}
