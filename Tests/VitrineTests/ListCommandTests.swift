import Foundation
import Testing

@Suite("list")
struct ListCommandTests {
    @Test func jsonListsPagesOfBuild() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run(["list", "--format", "json"])
        #expect(result.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let list = try #require(object)
        var paths: [String] = []
        for key in ["sections", "components", "stories"] {
            let entries = try #require(list[key] as? [[String: Any]])
            #expect(!entries.isEmpty)
            paths += entries.compactMap { $0["path"] as? String }
        }
        #expect(gallery.names == ["site"])
        try await gallery.build()
        // Pages that are only shown in frames are not listed; the pages with the frames are.
        let pages = Set(
            gallery.files().keys.filter {
                $0.hasSuffix(".html") && !$0.hasPrefix("bare/") && !$0.hasPrefix("mirrored/")
            })
        let listed = Set(paths).union([
            "index.html", "all-stories.html", "coverage.html", "design-tokens.html", "everything.html",
        ])
        #expect(listed.symmetricDifference(pages).sorted() == [])
        #expect(Set(paths).count == paths.count)
    }

    @Test func textTable() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run(["list"])
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "Sections")
        #expect(lines.contains("Components"))
        #expect(lines.contains { $0.hasPrefix("  todos-active.html ") && $0.contains(" Active ") })
        #expect(lines.contains { $0.hasPrefix("  components/todo-row.html ") })
    }

    @Test func storyTable() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let plain = try await gallery.run(["list"]).output
        let result = try await gallery.run(["list", "--stories"])
        #expect(result.status == 0)
        let lines = result.output.dropFirst(plain.count).split(separator: "\n").map {
            $0.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(result.output.hasPrefix(plain.dropLast()))
        #expect(lines.first == ["Stories"])
        #expect(lines.dropFirst().allSatisfy { $0.count == 3 && ($0[0].hasSuffix(".html") || $0[0] == "no page") })
        let json = try await gallery.run(["list", "--format", "json"]).output
        #expect(lines.count - 1 == json.ranges(of: "\"instance\"").count)
    }
}
