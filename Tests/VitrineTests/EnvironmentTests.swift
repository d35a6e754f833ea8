import Foundation
import Testing

@Suite("Same site everywhere")
struct EnvironmentTests {
    @Test func timeZoneLanguageFolderAndJobsMakeNoDifference() async throws {
        let one = try GalleryProgram(isSmall: false)
        defer { one.remove() }
        let other = try GalleryProgram(isSmall: false)
        defer { other.remove() }
        let plain = ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"]
        let far = ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"]
        let first = try await one.run(["build", "--output", "out", "--jobs", "1"], environment: plain)
        let second = try await other.run(
            ["build", "--output", "../out", "--jobs", "4"], environment: far, in: other.site)
        #expect(first.status == 0)
        #expect(second.status == 0)
        let files = one.files()
        #expect(files.count > 100)
        #expect(files == other.files())
    }

    @Test func noPathOfTheMachineIsInTheSite() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try await gallery.build()
        for (file, data) in gallery.files() {
            let text = String(decoding: data, as: UTF8.self)
            #expect(!text.contains(gallery.path), "\(file)")
            #expect(!text.contains(NSHomeDirectory() + "/"), "\(file)")
        }
    }
}
