import Foundation
import Testing
import Vitrine

/// The package's folder, from where this file lies.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("The parity data")
struct ParityTests {
    struct Source: Decodable {
        struct Group: Decodable {
            struct Entry: Decodable {
                let capability: String
                let form: String
                let tests: [String]
                let pages: [String]
                let reason: String?
            }

            let title: String
            let entries: [Entry]
        }

        let id: String
        let groups: [Group]
    }

    private static func sources() throws -> [Source] {
        try SiteFolder(root.appendingPathComponent("site").path).load("data/parity.json")
    }

    private static func entries() throws -> [Source.Group.Entry] {
        try sources().flatMap(\.groups).flatMap(\.entries)
    }

    /// Every test function of the package as `Suite.function`: a function with `@Test` in the file, under the type that
    /// begins last before it.
    private static func testNames() throws -> Set<String> {
        let folder = root.appendingPathComponent("Tests")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var names: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            var suite = ""
            for line in text.split(separator: "\n") {
                if let type = line.firstMatch(of: /^\s*(?:final )?(?:struct|class|enum|extension|actor) (\w+)/) {
                    // Types inside a suite are its helpers.
                    if !line.hasPrefix(" ") { suite = String(type.output.1) }
                }
                if let function = line.firstMatch(of: /^\s*(?:@Test.*)?func (\w+|`[^`]+`)\(/) {
                    names.insert("\(suite).\(function.output.1)")
                }
            }
        }
        return names
    }

    @Test func everyTestIsThere() throws {
        let names = try Self.testNames()
        #expect(names.contains("ParityTests.everyTestIsThere"))
        let missing = try Self.entries().flatMap(\.tests).filter { test in
            test.contains("/")
                ? !FileManager.default.fileExists(atPath: root.appendingPathComponent(test).path)
                : !names.contains(test)
        }
        #expect(missing == [])
    }

    @Test func everyPageIsThere() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let listing = try await gallery.run(["list", "--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(listing.output.utf8)) as? [String: Any]
        let sections = try #require(object?["sections"] as? [[String: Any]])
        let known = Set(sections.compactMap { $0["id"] as? String })
        #expect(try Self.entries().flatMap(\.pages).filter { !known.contains($0) } == [])
    }

    @Test func everyEntryIsProvenOrSaysWhyNot() throws {
        for entry in try Self.entries() {
            #expect(!entry.capability.isEmpty && !entry.form.isEmpty)
            let isProven = !entry.tests.isEmpty && !entry.pages.isEmpty
            #expect(isProven || entry.reason?.isEmpty == false, "\(entry.capability)")
        }
    }

    @Test func allFiveSourcesAreThere() throws {
        #expect(try Self.sources().map(\.id) == ["blocks", "lists", "tappable-text", "label", "login"])
    }
}
