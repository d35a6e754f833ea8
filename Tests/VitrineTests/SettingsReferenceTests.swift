import Foundation
import TestSupport
import Testing
import VitrineConformance
import VitrineSnapshots

@testable import VitrineSite

@Suite("The reference of settings")
struct SettingsReferenceTests {
    private struct Folder: TestFolder {
        let path: String
        init() throws { path = try Self.makeFolder("settings") }
    }

    @Test("Documentation/settings.md is generated from the table of settings; make documents writes it")
    func document() throws {
        #expect(try Guide.difference("settings.md", from: SettingsReference.text) == nil)
    }

    @Test("The defaults in the table are those that the readers use")
    func defaults() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let yaml = SettingsReference.defaults
        #expect(
            yaml.hasPrefix(
                """
                title: Gallery
                description: ""
                language: en
                locales: []
                timeZone: GMT
                now: 2001-01-01T00:00:00Z
                theme: default
                search: none
                devices: {Phone: 390, Tablet: 820, Desktop: 1280}

                """))
        try folder.write(yaml, to: "vitrine.yml")
        #expect(try SiteConfiguration(folder: SiteFolder(folder.path)) == SiteConfiguration())
        #expect(try CheckSettings(yaml: yaml, file: "vitrine.yml") == CheckSettings())
        let (read, standard) = (try SnapshotSettings(yaml: yaml, file: "vitrine.yml"), SnapshotSettings())
        #expect(read.folder == standard.folder)
        #expect(read.failOn == standard.failOn)
        #expect(read.redactions.isEmpty && standard.redactions.isEmpty)
        #expect(read.renamed.isEmpty && standard.renamed.isEmpty)
    }

    @Test(
        "A wrong value of each key is refused, so every key in the table is read",
        arguments: SiteConfiguration.rows.filter { !$0.key.contains(".") && !["check", "snapshots"].contains($0.key) }
            .map(\.key))
    func everyKeyIsRead(key: String) throws {
        let folder = try Folder()
        defer { folder.remove() }
        // A list of lists is a wrong value for every key.
        try folder.write("\(key): [[1]]\n", to: "vitrine.yml")
        let found = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: SiteFolder(folder.path)) }
        #expect(found?.all.map(\.line) == [1])
    }
}
