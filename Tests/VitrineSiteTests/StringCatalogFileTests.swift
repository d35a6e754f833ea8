import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Files of String Catalogs")
struct StringCatalogFileTests {
    private func table(_ key: String, _ german: String) -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "\(key)" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } }
              }
            }
          },
          "version" : "1.0"
        }
        """
    }

    @Test("A folder without catalog files has no catalog")
    func none() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(try bench.site.stringCatalog() == nil)
        #expect(try SiteFolder("\(bench.path)/nowhere").stringCatalog() == nil)
    }

    @Test("Files in the folder and in strings/ become tables with the names of the files")
    func tables() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(table("Delete", "Löschen"), to: "site/Localizable.xcstrings")
        try bench.write(table("Open", "Geöffnet"), to: "site/strings/Shop.xcstrings")
        try bench.write("not one", to: "site/strings/notes.txt")
        try bench.write("not one", to: "site/strings/.Hidden.xcstrings")
        try bench.write("not one", to: "site/data/Other.xcstrings")
        let catalog = try #require(try bench.site.stringCatalog())
        #expect(catalog.tables.keys.sorted() == ["Localizable", "Shop"])
        #expect(catalog.languages == ["de", "en"])
        #expect(catalog.words(for: "Delete", language: "de")?.format == "Löschen")
        #expect(catalog.words(for: LocalizedText(key: "Open", table: "Shop"), language: "de")?.format == "Geöffnet")
    }

    @Test("All mistakes in all files are reported, with file and line")
    func problems() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(table("Delete", "Löschen %@"), to: "site/Localizable.xcstrings")
        try bench.write(table("a", "b"), to: "site/strings/Localizable.xcstrings")
        try bench.write("{\n\"strings\": }", to: "site/strings/Broken.xcstrings")
        try bench.write([0x7B, 0x0A, 0xFF], to: "site/strings/Latin.xcstrings")
        try bench.makeFolder("site/strings/Folder.xcstrings")
        let problems = #expect(throws: SiteProblems.self) { try bench.site.stringCatalog() }
        let lines = problems?.all.map { $0.description.replacing(bench.path + "/site/", with: "") }
        #expect(
            lines == [
                "Localizable.xcstrings:6: error: “Delete” (de): the text contains %@, but the key has no such argument",
                "strings/Broken.xcstrings:2: error: is not valid JSON: expected a value, found “}”",
                "strings/Folder.xcstrings: error: cannot be read: it is a folder",
                "strings/Latin.xcstrings:2: error: is not UTF-8",
                "strings/Localizable.xcstrings: error: duplicate table “Localizable”: the first is Localizable.xcstrings",
            ])
        #expect(problems?.all.allSatisfy { $0.kind == .content } == true)
    }
}
