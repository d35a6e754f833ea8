import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Same input, same bytes")
struct DeterminismTests {
    private var sections: [VitrineComponents.Section] {
        (1...30).map { number in
            Section(id: .integer(number)) {
                for row in 1...8 { Frame(id: "f\(row)", tile: Tile(id: row, title: "\(number) \(row)")) }
                Pointer(section: .integer(31 - number), row: "f3")
                EmptyState(title: "No \(number)")
            }
            .group("G\(number % 3)")
        }
    }

    @Test func jobsAndFolderMakeNoDifference() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(sections, to: "one", jobs: 1)
        try await bench.build(sections, to: "some/where else/four", jobs: 4)
        #expect(bench.tree("one") == bench.tree("some/where else/four"))
        #expect(bench.tree("one").count > 300)
    }

    @Test func rebuildEqualsFirstBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections() + sections.reversed(), to: "rebuilt", title: "Another")
        try await bench.build(sections, to: "rebuilt")
        try await bench.build(sections, to: "fresh")
        #expect(bench.tree("rebuilt") == bench.tree("fresh"))
    }

    @Test func failureOrderDoesNotDependOnJobs() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let broken = (1...30).map { number in
            Section(id: .integer(number), rows: [Pointer(section: "nowhere"), Pointer(section: .integer(-number))])
        }
        var lines: [[String]] = []
        for jobs in [1, 4, 3] {
            let failure = await #expect(throws: BuildFailure.self) { try await bench.build(broken, jobs: jobs) }
            lines.append(failure?.lines ?? [])
        }
        #expect(lines[0].count == 60)
        #expect(lines[1] == lines[0])
        #expect(lines[2] == lines[0])
    }
}
