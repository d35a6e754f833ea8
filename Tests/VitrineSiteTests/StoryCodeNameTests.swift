import Testing
import VitrineComponents
import VitrineSite

@Suite("Names in the code of a story")
struct StoryCodeNameTests {
    private func listing(of files: [String]) async throws -> String {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("", to: "Package.swift")
        for (number, text) in files.enumerated() {
            try bench.write(text, to: "Sources/Shop/Pages\(number).swift")
        }
        let lines = files[0].split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("HERE") }) + 1
        let story = Story("x", id: "x", Tile(id: 1, title: "t"), file: "Shop/Pages0.swift", line: line)
        try await bench.build([Section(id: "a", rows: [story])])
        return try SwiftPanel(bench, "stories/tile--x.html").code
    }

    @Test("Types with the same last name are told apart, in the file of the story and in others")
    func nestedTypes() async throws {
        let code = try await listing(of: [
            """
            enum Bread {
                struct Row {
                    static let title = "Bread"
                }
            }
            enum Milk {
                struct Row {
                    static let title = "Milk"
                    static let story = Story("x", Tile(id: 1, title: title + more)) // HERE
                }
            }
            """,
            """
            extension Bread.Row { static let more = "Rye" }
            extension Shop.Milk.Row { static let more = "Whole" }
            """,
        ])
        #expect(
            code == """
                let title = "Milk"
                let more = "Whole"
                Story("x", Tile(id: 1, title: title + more))
                """)
    }

    @Test("A raw string on one line may begin with quotation marks")
    func quotationMarks() async throws {
        let code = try await listing(of: [
            ##"""
            let all = [Story("x", Tile(id: 1, title: #"""# + #""""#)), 7] // HERE
            """##
        ])
        #expect(code == ##"Story("x", Tile(id: 1, title: #"""# + #""""#))"##)
    }
}
