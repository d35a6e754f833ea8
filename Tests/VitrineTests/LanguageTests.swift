import Foundation
import Testing

@Suite("The gallery in its languages")
struct LanguageTests {
    @Test func everyTextIsTranslated() async throws {
        let gallery = try GalleryProgram(isSmall: false)
        defer { gallery.remove() }
        let locales = ["de", "ar", "ja"].flatMap { ["--locale", $0] }
        let result = try await gallery.run(["strings", "--titles"] + locales)
        #expect(result.status == 0)
        #expect(result.output == "", "lack words")
        #expect(result.errors == "")
        #expect(try await gallery.run(["strings", "--titles", "--update"]).output == "nothing to add\n")
    }

    @Test func buildHasNoMissingTranslations() async throws {
        let gallery = try GalleryProgram(hasLocales: true)
        defer { gallery.remove() }
        let result = try await gallery.build()
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.split(separator: "\n").count == 2, "\(result.output)")
    }

    struct Expected: Sendable {
        var folder: String
        var root: String
        var index: String
        var section: String
        var story: String
    }

    @Test(arguments: [
        Expected(
            folder: "", root: "lang=\"en\" dir=\"ltr\"", index: "Vitrine Gallery", section: "Active",
            story: "Last of a list"),
        Expected(
            folder: "de/", root: "lang=\"de\" dir=\"ltr\"", index: "Vitrine-Galerie", section: "Offen",
            story: "Letzte einer Liste"),
        Expected(
            folder: "ar/", root: "lang=\"ar\" dir=\"rtl\"", index: "معرض Vitrine", section: "المتبقية",
            story: "الأخيرة في القائمة"),
        Expected(
            folder: "ja/", root: "lang=\"ja\" dir=\"ltr\"", index: "Vitrineギャラリー", section: "未完了",
            story: "リストの末尾"),
    ])
    func pagesHaveLanguageDirectionAndTitle(of expected: Expected) async throws {
        let gallery = try GalleryProgram(hasLocales: true)
        defer { gallery.remove() }
        #expect(try await gallery.build().status == 0)
        let titles = [
            ("index", expected.index), ("todos-active", "\(expected.section) · \(expected.index)"),
            ("stories/todo-row--last-of-a-list", "\(expected.story) · \(expected.index)"),
        ]
        for (name, title) in titles {
            let page = try gallery.read("out/\(expected.folder)\(name).html")
            #expect(page.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" \(expected.root)>"), "\(name)")
            #expect(page.contains("<title>\(title)</title>"), "\(name)")
        }
    }
}
