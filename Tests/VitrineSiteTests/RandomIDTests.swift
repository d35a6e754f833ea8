import Foundation
import Testing
import VitrineComponents
import VitrineSite

@Suite("Random ids")
struct RandomIDTests {
    private struct Todo: Component, Identifiable {
        var id = UUID()
        var title = ""
    }
    private struct Item: ListViewItem {
        var id = UUID()
        var configuration: ListItemConfiguration { .list(.init(text: "Item")) }
    }
    private static let known = UUID(uuidString: "5D1C2B10-5B0F-4E0B-8F3B-0C8C2F0B6D11") ?? UUID()

    private func problems(_ sections: () -> [Section]) async throws -> [String] {
        try await RandomIDs.problems(in: sections(), again: sections).map { problem in
            "\(problem)".replacing(/[0-9A-F]{8}-[0-9A-F-]{27}/, with: "UUID")
        }
    }

    @Test("A generated id is one problem for each line, with a suggestion")
    func random() async throws {
        let line = #line + 2
        let found = try await problems {
            [Section(id: "todos") { for _ in 1...3 { Todo() } }]
        }
        #expect(
            found == [
                "VitrineSiteTests/RandomIDTests.swift:\(line): error: the id “UUID” of Todo is random: it changes with "
                    + "every build, and so do file names and URLs made from it; take the id from the data, or write a "
                    + "fixed one with UUID(uuidString:)"
            ])
    }

    @Test("An id from the data is not a problem, and sections without UUIDs are not created again")
    func fixed() async throws {
        #expect(try await problems { [Section(id: "todos", rows: [Todo(id: Self.known)])] } == [])
        let sections = [Section(id: "todos", rows: [RowSpacer(type: .flexible)])]
        let none = try await RandomIDs.problems(in: sections) { throw CancellationError() }
        #expect(none == [])
    }

    @Test("Sections and items of lists have ids, too")
    func others() async throws {
        let found = try await problems {
            [
                Section(id: UUID(), rows: []),
                Section(
                    id: "list", rows: [ListView(id: "l", sections: [ListViewSection(id: "a", contents: [Item()])])]),
            ]
        }
        #expect(found.map { $0.contains("of Section is random") || $0.contains("of Item is random") } == [true, true])
    }
}
