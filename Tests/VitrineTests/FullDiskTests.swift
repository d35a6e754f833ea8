import Foundation
import Testing

@Suite("Full disk")
struct FullDiskTests {
    private static var canMount: Bool {
        #if os(Linux)
            getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/bin/mount")
        #else
            false
        #endif
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test(.enabled(if: canMount)) func isStatus3AndLeavesTheLastGoodSite() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let disk = "\(gallery.path)/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        // Room for one site and a half: a file takes whole blocks of 4 kB.
        try await gallery.build()
        let blocks = gallery.files().values.map { ($0.count + 4_095) / 4_096 }.reduce(0, +)
        let size = "size=\(blocks * 6 + 200)k"
        guard try run("/bin/mount", ["-t", "tmpfs", "-o", size, "tmpfs", disk]) == 0 else { return }
        defer { _ = try? run("/bin/umount", [disk]) }
        let first = try await gallery.run(["build", "--output", "disk/out"])
        try #require(first.status == 0, "\(first.errors)")
        let before = gallery.files("disk/out")
        try gallery.write("title: Another\n", to: "site/vitrine.yml")
        let result = try await gallery.run(["build", "--output", "disk/out"])
        #expect(result.status == 3)
        #expect(result.output == "")
        #expect(result.errors.hasSuffix(": the disk is full\n1 error; nothing was written.\n"))
        #expect(gallery.files("disk/out") == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["out"])
    }
}
