import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Duplicate ids")
struct DuplicateTests {
    private static let file = "VitrineSiteTests/DuplicateTests.swift"

    private func failure(_ sections: [VitrineComponents.Section]) async throws -> BuildFailure {
        let bench = try Workbench()
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(sections) }
        #expect(bench.names == ["site"])
        return try #require(failure)
    }

    @Test func twoRows() async throws {
        let line = #line + 2
        let section = Section(id: "a") {
            Tile(id: 1, title: "one")
            Tile(id: 1, title: "other")
        }
        #expect(
            try await failure([section]).lines == [
                "\(Self.file):\(line + 1): error: Tile: section “a” has two rows with id 1; "
                    + "the first is at \(Self.file):\(line)"
            ])
    }

    @Test func threeRows() async throws {
        let line = #line + 2
        let section = Section(id: "a") {
            Frame(id: "x", tile: Tile(id: 1, title: "one"))
            Frame(id: "x", tile: Tile(id: 2, title: "two"))
            Frame(id: "x", tile: Tile(id: 3, title: "three"))
        }
        let found = try await failure([section]).lines
        let text = "error: Frame: section “a” has two rows with id “x”; the first is at \(Self.file):\(line)"
        #expect(found == ["\(Self.file):\(line + 1): \(text)", "\(Self.file):\(line + 2): \(text)"])
    }

    @Test func twoSections() async throws {
        let line = #line + 1
        let sections = [Section(id: "a", rows: []), Section(id: "a", rows: [])]
        let found = try await failure(sections).lines
        let first = "\(Self.file):\(line)"
        #expect(found == ["\(first): error: two sections have the id “a”; the first is at \(first)"])
    }

    @Test func threeSections() async throws {
        let sections = (1...3).map { Section(id: "a", rows: [Tile(id: $0, title: "\($0)")]) }
        let found = try await failure(sections)
        #expect(found.site == [])
        #expect(!found.lines.isEmpty)
        #expect(found.lines.allSatisfy { $0.contains("error: two sections have the id “a”; the first is at ") })
    }

    @Test func canonicallyEquivalentSections() async throws {
        let sections = [Section(id: "caf\u{E9}", rows: []), Section(id: "cafe\u{301}", rows: [])]
        let found = try await failure(sections).lines
        #expect(found.count == 1)
        #expect(found.first?.contains("error: two sections have the id “café”") == true)
    }

    @Test func canonicallyEquivalentRows() async throws {
        let tile = Tile(id: 1, title: "t")
        let section = Section(id: "a", rows: [Frame(id: "\u{E9}", tile: tile), Frame(id: "e\u{301}", tile: tile)])
        let found = try await failure([section]).lines
        #expect(found.count == 1)
        #expect(found.first?.contains("error: Frame: section “a” has two rows with id “é”") == true)
    }
}
