import Foundation
import TestSupport
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

/// A file system of 760 kB. Creating it requires root and, in a container, also the right to mount.
private struct SmallDisk {
    let path: String

    private static let size = ["-t", "tmpfs", "-o", "size=760k", "tmpfs"]

    init(in bench: Workbench) throws {
        path = "\(bench.path)/disk"
        try bench.makeFolder("disk")
        let result = try #require(Program(named: "mount")).runAndWait(Self.size + [path])
        try #require(result.status == 0, "\(result.errors)")
    }

    func remove() { _ = try? Program(named: "umount")?.runAndWait([path]) }

    /// Whether such a file system can be created here, tested by creating one.
    static let isAvailable: Bool = {
        #if os(Linux)
            guard let bench = try? Workbench() else { return false }
            defer { bench.remove() }
            guard let disk = try? SmallDisk(trying: bench) else { return false }
            disk.remove()
            return true
        #else
            return false
        #endif
    }()

    private init?(trying bench: Workbench) throws {
        path = bench.path
        guard let mount = Program(named: "mount"), try mount.runAndWait(Self.size + [path]).status == 0 else {
            return nil
        }
    }
}

@Suite("Full disk", .enabled(if: SmallDisk.isAvailable, "mount refuses a file system of its own"))
struct DiskFullTests {
    private func large(_ word: String) -> [VitrineComponents.Section] {
        let text = String(repeating: "\(word) ", count: 1_200)
        return [Section(id: "tiles", rows: (1...6).map { Tile(id: $0, title: text) })]
    }

    @Test func keepsLastGoodSite() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let small = try SmallDisk(in: bench)
        defer { small.remove() }
        let disk = small.path
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

    @Test func firstBuildLeavesNothing() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let small = try SmallDisk(in: bench)
        defer { small.remove() }
        let disk = small.path
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(
                large("one")
                    + ["s", "t", "u", "v", "w", "x", "y", "z"].map { Section(id: $0, rows: large("two")[0].rows) },
                to: "disk/out")
        }
        #expect(failure?.site.first?.message == "cannot be written: the disk is full")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == [])
    }
}
