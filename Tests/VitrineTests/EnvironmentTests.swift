import Foundation
import Testing

@Suite("Same site everywhere")
struct EnvironmentTests {
    @Test func timeZoneLanguageFolderAndJobsMakeNoDifference() async throws {
        let one = try GalleryProgram()
        defer { one.remove() }
        let other = try GalleryProgram()
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

    @Test func languagesAreTheSameEverywhere() async throws {
        let gallery = try GalleryProgram(hasLocales: true)
        defer { gallery.remove() }
        let environments = [
            ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"],
            ["TZ": "Asia/Tokyo", "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"],
        ]
        for (number, environment) in environments.enumerated() {
            let result = try await gallery.run(["build", "--output", "out\(number)"], environment: environment)
            #expect(result.status == 0)
        }
        #expect(gallery.files("out0").keys.contains("ja/index.html"))
        #expect(gallery.files("out0") == gallery.files("out1"))
    }

    @Test func siteContainsNoMachinePaths() async throws {
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
