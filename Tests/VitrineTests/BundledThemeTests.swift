import Foundation
import TestSupport
import Testing

@Suite("The bundled themes next to the program")
struct BundledThemeTests {
    /// Copies the program to a separate folder, as in an installation.
    private func copy(_ gallery: GalleryProgram, withThemes: Bool) throws -> Program {
        let program = URL(fileURLWithPath: try Program(built: "gallery").path)
        let folder = URL(fileURLWithPath: "\(gallery.path)/installed", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let copy = folder.appendingPathComponent("gallery")
        try FileManager.default.copyItem(at: program, to: copy)
        let built = program.deletingLastPathComponent()
        for name in try FileManager.default.contentsOfDirectory(atPath: built.path)
        where withThemes && name.hasPrefix("Vitrine_VitrineThemes.") {
            try FileManager.default.copyItem(
                at: built.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        return Program(copy.path)
    }

    @Test func installedProgramFindsThemes() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let program = try copy(gallery, withThemes: true)
        let result = try await gallery.run(["build", "--site", "site", "--output", "out"], program: program)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(arguments: ["build", "check"]) func programWithoutThemesReportsError(command: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let program = try copy(gallery, withThemes: false)
        let result = try await gallery.run([command, "--site", "site"], program: program)
        #expect(result.status == 3)
        #expect(
            result.errors.contains(
                /error: the bundled themes are missing: Vitrine_VitrineThemes\.\w+ must be in the folder of the program/
            ),
            "\(result.errors)")
        #expect(gallery.names == ["installed", "site"])
    }
}
