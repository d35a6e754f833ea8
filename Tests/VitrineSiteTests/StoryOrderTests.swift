import Testing
import VitrineComponents
import VitrineSite

@Suite("The order of stories")
struct StoryOrderTests {
    @Test("On a component's page, stories with names come first, whatever section they are in")
    func namedFirst() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = [
            Section(id: "a") {
                Tile(id: 1, title: "t")
                Story("Chosen", Tile(id: 2, title: "t"))
            },
            Section(id: "b") {
                Tile(id: 3, title: "t")
                Story("Also chosen", Tile(id: 4, title: "t"))
            },
        ]
        try await bench.build(sections)
        let page = try bench.read("out/components/tile.html")
        let titles = page.matches(of: /<h2><a href="..\/stories\/[^"]*" dir="auto">([^<]*)</).map {
            String($0.output.1)
        }
        #expect(titles == ["Chosen", "Also chosen"])
        let others = page.matches(of: /<li id="story_[^"]*"><a [^>]*>([^<]*)</).map { String($0.output.1) }
        #expect(others == ["a: 1", "b: 3"])
    }
}
