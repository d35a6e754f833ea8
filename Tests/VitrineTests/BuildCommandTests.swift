import Foundation
import Testing

@Suite("build")
struct BuildCommandTests {
    @Test func summaryOfBuild() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let first = try await gallery.build()
        #expect(first.status == 0)
        let pattern =
            /no errors and no warnings in [\d,]+ pages and 4 stylesheets, read the same by libxml2 and as HTML\n\d+ pages and \d+ stories in .*: \d+ new, \d+\.\d\d s\n/
        #expect(first.output.wholeMatch(of: pattern) != nil, "\(first.output)")
        let second = try await gallery.build()
        #expect(second.status == 0)
        #expect(second.output.contains(" unchanged, "))
        #expect(!second.output.contains(" new"))
        #expect(gallery.names == ["out", "site"])
    }

    @Test func defaultFolders() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        #expect(try await gallery.run(["build"]).status == 0)
        #expect(gallery.names == ["_site", "site"])
        #expect(gallery.files("_site").keys.contains("index.html"))
    }

    @Test func runInsideSiteFolder() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        #expect(try await gallery.run(["build", "-o", "../out"], in: gallery.site).status == 0)
        #expect(gallery.files().keys.contains("index.html"))
    }

    @Test func jsonOfSuccess() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.build("--format", "json")
        #expect(result.status == 0)
        #expect(result.errors == "")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let report = try #require(object)
        #expect(report["tool"] as? String == "vitrine")
        #expect(report["version"] as? String == "0.1.0")
        #expect(report["output"] as? String == gallery.output)
        #expect(report["errors"] as? Int == 0)
        #expect(Set(report["added"] as? [String] ?? []) == Set(gallery.files().keys).subtracting(["manifest.sha256"]))
        #expect(report["changed"] as? [String] == [])
        #expect(report["removed"] as? [String] == [])
    }

    @Test func otherTheme() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        #expect(try await gallery.build("--theme", "paper").status == 0)
        #expect(try gallery.read("out/index.html").contains("<header class=\"masthead\">"))
    }

    @Test func unknownThemeExits64() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.build("--theme", "nosuch")
        #expect(result.status == 64)
        #expect(
            result.errors == """
                error: there is no theme “nosuch”; the themes are default, paper
                1 error; nothing was written.

                """)
        #expect(gallery.names == ["site"])
    }

    @Test func onlyWithoutMatchExits64() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.build("--only", "no/such/*")
        #expect(result.status == 64)
        #expect(result.errors == "error: no page matches “no/such/*”\n1 error; nothing was written.\n")
    }

    @Test func onlySomePages() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        #expect(try await gallery.build("--only", "components/*").status == 0)
        let pages = gallery.files().keys.filter { $0.hasSuffix(".html") }
        #expect(!pages.isEmpty)
        #expect(pages.allSatisfy { $0.hasPrefix("components/") })
    }

    @Test func fileAsOutputExits64() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.write("mine", to: "out")
        let result = try await gallery.build()
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("\(gallery.output): error: is a file; the output must be a folder\n"))
        #expect(try gallery.read("out") == "mine")
    }

    @Test func unwritableOutputExits3() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run(["build", "--output", "/dev/null/out"])
        #expect(result.status == 3)
        #expect(
            result.errors
                == "/dev/null: error: cannot be created: a part of the path is not a folder\n1 error; nothing was written.\n"
        )
    }
}
