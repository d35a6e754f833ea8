import Foundation
import TestSupport
import Testing

@Suite("The command strings")
struct StringsCommandTests {
    private func run(_ gallery: GalleryProgram, _ arguments: String...) async throws -> Program.Result {
        try await gallery.run(["strings", "--site", gallery.site] + arguments)
    }

    @Test func textsAreSortedAndUnique() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await run(gallery)
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines == lines.sorted())
        #expect(Set(lines).count == lines.count)
        #expect(lines.contains("Localizable\t%lld to-dos"))
        #expect(!lines.contains { $0.hasPrefix("Vitrine\t") })
    }

    @Test func missingWordsExit1() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await run(gallery, "--locale", "fi", "--locale", "en")
        #expect(result.status == 1)
        #expect(result.output.split(separator: "\n").contains("Localizable\t%lld to-dos\tfi"))
        #expect(try await run(gallery, "--locale", "en").status == 0)
        #expect(try await run(gallery, "--locale", "en").output.isEmpty)
    }

    @Test func updateAddsOnlyMissingTexts() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let file = "site/strings/Localizable.xcstrings"
        try gallery.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Gone": {"comment": "kept", "localizations": {
                "de": {"stringUnit": {"state": "needs_review", "value": "Weg / fort"}}}}}}
            """, to: file)
        let first = try await run(gallery, "--update")
        #expect(first.status == 0)
        #expect(first.output.hasPrefix("\(gallery.site)/strings/Localizable.xcstrings: "))
        #expect(first.output.hasSuffix(" texts added\n"))
        let text = try gallery.read(file)
        #expect(text.contains("\"value\" : \"Weg / fort\""))
        #expect(text.contains("\"comment\" : \"kept\""))
        #expect(text.contains("\"%lld to-dos\""))
        #expect(try await run(gallery, "--update").output == "nothing to add\n")
        #expect(try gallery.read(file) == text)
    }

    @Test func brokenCatalogExits1() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.write("{\n\"sourceLanguage\": \"en\",\n", to: "site/strings/Localizable.xcstrings")
        let result = try await run(gallery, "--update")
        #expect(result.status == 1)
        #expect(result.errors.contains("strings/Localizable.xcstrings:"))
    }
}
