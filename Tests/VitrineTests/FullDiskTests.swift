import Foundation
import TestSupport
import Testing

@Suite("Full disk", .enabled(if: StepHook.isAvailable))
struct FullDiskTests {
    @Test func fullDiskExits3AndKeepsSite() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let hook = try StepHook()
        defer { hook.remove() }
        #expect(try await gallery.build(environment: hook.counting).status == 0)
        let before = gallery.files()
        try gallery.write("title: Another\n", to: "site/vitrine.yml")
        let steps = try hook.lastCount()
        for step in [1, steps / 4, steps / 2] {
            let result = try await gallery.build(environment: hook.environment(.diskIsFull(step)))
            #expect(result.status == 3, "step \(step) of \(steps)")
            #expect(result.output == "")
            #expect(result.errors.hasSuffix(": the disk is full\n1 error; nothing was written.\n"), "\(result.errors)")
            #expect(gallery.files() == before)
            #expect(gallery.names == ["out", "site"])
        }
    }
}
