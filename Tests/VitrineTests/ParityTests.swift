import Foundation
import Testing
import Vitrine

/// The package's folder, found from the path of this file.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("The parity data")
struct ParityTests {
    struct Source: Decodable {
        struct Group: Decodable {
            struct Entry: Decodable {
                struct Place: Decodable, Hashable {
                    let page: String
                    let story: String?
                    let shows: String
                }

                let capability: String
                let form: String
                let tests: [String]
                let pages: [Place]
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

    /// Returns the names of all test functions of the package as `Suite.function`. A test function is the first
    /// function after an `@Test`; its suite is the last top-level type that is declared before it.
    private static func testNames() throws -> Set<String> {
        let folder = root.appendingPathComponent("Tests")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
            names.formUnion(
                testNames(in: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)))
        }
    }

    private static func testNames(in text: String) -> Set<String> {
        var names: Set<String> = []
        var suite = ""
        var isTest = false
        // Code under a compilation condition is indented.
        var indentation = ""
        for full in text.split(separator: "\n") {
            if full.hasPrefix("#if") { indentation = "    " }
            if full.hasPrefix("#endif") { indentation = "" }
            let line = full.hasPrefix(indentation) ? full.dropFirst(indentation.count) : full
            // An indented type is a helper inside a suite and does not begin a new one.
            if !line.hasPrefix(" "),
                let type = line.firstMatch(
                    of: /^(?:@Suite\b.* )?(?:(?:private|final) )*(?:struct|class|extension|actor) (\w+)/)
            {
                suite = String(type.output.1)
                isTest = false
            }
            if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("@Test") { isTest = true }
            guard line.contains("func "), let function = line.firstMatch(of: /\bfunc (\w+|`[^`]+`)[<(]/) else {
                continue
            }
            if isTest { names.insert("\(suite).\(function.output.1)") }
            isTest = false
        }
        return names
    }

    @Test("Functions after @Test are tests of the suite that contains them")
    func testsOfFile() {
        let text = """
            private final class Helper { func help() {} }
            @Suite struct OneTests {
                private func rows() -> Int { 0 }
                @Test func first() {}
                @Test(
                    "With words",
                    arguments: [1, 2])
                func second(number: Int) {}
                @Test
                @MainActor func third() async {}
                private struct Inner { func part() {} }
            }

            final class TwoTests {
                func helper() {}
                @Test func `said in words`() {}
            }
            """
        #expect(
            Self.testNames(in: text) == [
                "OneTests.first", "OneTests.second", "OneTests.third", "TwoTests.`said in words`",
            ])
    }

    @Test func everyTestExists() throws {
        let names = try Self.testNames()
        #expect(names.contains("ParityTests.everyTestExists"))
        let missing = try Self.entries().flatMap(\.tests).filter { test in
            test.contains("/")
                ? !FileManager.default.fileExists(atPath: root.appendingPathComponent(test).path)
                : !names.contains(test)
        }
        #expect(missing == [])
    }

    /// Returns the part of a page from the element with this id up to the next row, or the whole page if `id` is nil.
    /// Returns nil if there is no such element.
    private static func part(of page: String, from id: Substring?) -> Substring? {
        guard let id else { return page[...] }
        guard let start = page.range(of: "id=\"\(id)\"") else { return nil }
        // The part begins with the start tag of the element.
        let rest = page[(page[..<start.lowerBound].lastIndex(of: "<") ?? start.lowerBound)...]
        return rest.range(of: "<li class=\"row\"").map { rest[..<$0.lowerBound] } ?? rest
    }

    @Test("Every row links to its story, and the story shows what the row says")
    func everyStoryShowsCapability() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.build()
        #expect(result.status == 0, "\(result.errors)")
        var pages: [String: String] = [:]
        for source in try Self.sources() {
            let table = try gallery.read("out/parity-\(source.id).html")
            // The links of the table, in the order of the data.
            let links = table.matches(of: /<p>See (.*?)<\/p>/)
                .flatMap { $0.output.1.matches(of: /href="([^"]*)"/) }.map(\.output.1)
            let places = source.groups.flatMap(\.entries).flatMap(\.pages)
            try #require(links.count == places.count, "\(source.id)")
            for (link, place) in zip(links, places) {
                let parts = link.split(separator: "#")
                let file = String(parts[0])
                #expect(file == "\(place.page).html")
                #expect((parts.count == 2) == (place.story != nil), "\(link)")
                let page = try pages[file] ?? gallery.read("out/\(file)")
                pages[file] = page
                let part = Self.part(of: page, from: parts.count == 2 ? parts[1] : nil)
                #expect(part?.contains(place.shows) == true, "\(link) does not show \(place.shows)")
            }
        }
        #expect(pages.count > 40)
    }

    @Test func everyEntryHasProofOrReason() throws {
        for entry in try Self.entries() {
            #expect(!entry.capability.isEmpty && !entry.form.isEmpty)
            #expect(Set(entry.tests).count == entry.tests.count, "\(entry.capability)")
            #expect(Set(entry.pages).count == entry.pages.count, "\(entry.capability)")
            let isProven = !entry.tests.isEmpty && !entry.pages.isEmpty
            #expect(isProven || entry.reason?.isEmpty == false, "\(entry.capability)")
        }
    }

    @Test func capabilitiesAreUnique() throws {
        for source in try Self.sources() {
            let names = source.groups.flatMap(\.entries).map(\.capability)
            #expect(Set(names).count == names.count, "\(source.id)")
            #expect(source.groups.allSatisfy { !$0.entries.isEmpty }, "\(source.id)")
        }
    }

    @Test func allSourcesAreListed() throws {
        #expect(try Self.sources().map(\.id) == ["blocks", "lists", "tappable-text", "label", "login"])
    }
}
