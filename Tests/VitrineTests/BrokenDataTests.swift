import Foundation
import Testing

@Suite("Broken files of a site")
struct BrokenDataTests {
    @Test(arguments: [("build", "; nothing was written"), ("list", ""), ("strings", "")])
    func wrongTypeInDataFileExits1(command: String, end: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let data = try gallery.read("site/data/contacts.json").replacing("\"id\": 102", with: "\"id\": \"one\"")
        try gallery.write(data, to: "site/data/contacts.json")
        let result = try await gallery.run([command, "--site", gallery.site])
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.errors == """
                \(gallery.site)/data/contacts.json:3: error: [1].id: expected a whole number, found the string “one”
                1 error\(end).

                """)
        #expect(gallery.names == ["site"])
    }

    @Test func brokenDataKeepsLastGoodSite() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try await gallery.build()
        let before = gallery.files()
        try gallery.write("[{]", to: "site/data/contacts.json")
        let result = try await gallery.build()
        #expect(result.status == 1)
        #expect(result.errors.contains("data/contacts.json"))
        #expect(gallery.files() == before)
    }

    @Test func jsonOfFailure() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.write("<p>{{titel}}</p>", to: "site/templates/empty-results.mustache")
        let result = try await gallery.build("--format", "json")
        #expect(result.status == 1)
        #expect(result.errors == "")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let report = try #require(object)
        let lines = try #require(report["components"] as? [String])
        #expect(report["errors"] as? Int == lines.count)
        #expect(report["problems"] as? [String] == [])
        #expect(lines.count > 1)
        let problem = "templates/empty-results.mustache:1: EmptyResults has no value named “titel”"
        #expect(lines.allSatisfy { $0.contains(problem) })
    }

    @Test func unknownConfigurationKeyExits64() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.write("title: Shop\nthem: paper\n", to: "site/vitrine.yml")
        let result = try await gallery.build()
        #expect(result.status == 64)
        #expect(
            result.errors == """
                \(gallery.site)/vitrine.yml:2: error: unknown key “them” (did you mean “theme”?); the keys are budget, calendar, check, \
                description, devices, direction, language, locales, now, policy, search, snapshots, source, theme, timeZone, title
                1 error; nothing was written.

                """)
    }

    @Test func missingDataFileExits1() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try FileManager.default.removeItem(atPath: "\(gallery.site)/data/todos.json")
        let result = try await gallery.build()
        #expect(result.status == 1)
        #expect(
            result.errors.hasPrefix(
                "\(gallery.site)/data/todos.json: error: cannot be read: there is no such file\n"))
    }

    @Test func nonexistentDayExits1() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let data = try gallery.read("site/data/todos.json").replacing("2026-12-04", with: "2026-02-31")
        try gallery.write(data, to: "site/data/todos.json")
        let result = try await gallery.run(["list", "--site", gallery.site])
        #expect(result.status == 1)
        #expect(
            result.errors == """
                \(gallery.site)/data/todos.json:2: error: [0].due: "2026-02-31" is not a date such as 2027-03-12
                1 error.

                """)
    }

    @Test func galleryErrorExits1() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let data = try gallery.read("site/data/contacts.json").replacing("Sweden", with: "Atlantis")
        try gallery.write(data, to: "site/data/contacts.json")
        let result = try await gallery.build()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: contact 101 lives in \"Atlantis\""))
    }
}
