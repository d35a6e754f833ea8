import Testing
import VitrineComponents
import VitrineSupport

private struct Labelled: Component, Identifiable { var id: String }

@Suite("Names of rows and sections")
struct RowNamesTests {
    let place = SourcePlace(file: "a.swift", line: 1)

    func names(_ components: [any Component]) -> [String] {
        RowNames(components.map { Row($0, place: place) }).names
    }

    func ids(_ ids: [String]) -> [String] { names(ids.map { Labelled(id: $0) }) }

    @Test("Rows with simple identities are named after them")
    func plain() {
        #expect(names([Todo(1, "a"), Todo(20, "b")]) == ["1", "20"])
        #expect(ids(["a", "b-c"]) == ["a", "b-c"])
        #expect(names([]) == [])
    }

    @Test("Rows without an identity are named after their type and numbered")
    func numbered() {
        let spacer = RowSpacer(type: .flexible)
        #expect(names([spacer, Note("a"), spacer, Note("b")]) == ["row-spacer-1", "note-1", "row-spacer-2", "note-2"])
    }

    @Test("A row with the identity row-spacer-1 keeps its name")
    func lookalike() {
        let found = names([RowSpacer(type: .flexible), Labelled(id: "row-spacer-1")])
        #expect(found[1] == "row-spacer-1")
        #expect(found[0].hasPrefix("row-spacer-1-"))
    }

    @Test("Identities that collide")
    func collisions() {
        #expect(ids(["a", "A"]) == ["a", "a-\(Slug.digest("\"A\""))"])
        #expect(names([Todo(1, "a"), Labelled(id: "1")]) == ["1-\(Slug.digest("1"))", "1"])
        #expect(ids(["👍"]) == ["row-\(Slug.digest("\"👍\""))"])
        #expect(ids(["\u{E9}"]) == ids(["e\u{301}"]))
        #expect(Set(ids(["a", "a", "b"])).count >= 2)
    }

    @Test("A row with a story is named after the story")
    func stories() {
        #expect(names([Story("Done", Todo(7, "a")), Story("Two Words", Note("a"))]) == ["done", "two-words"])
    }

    @Test("A row keeps its name when another row is added", arguments: ["b", "B", "👍", "A", "a b"])
    func stability(other: String) {
        #expect(ids(["a", other])[0] == "a")
        #expect(ids([other, "a"])[1] == "a")
    }

    @Test("Names of devices get a digest beside any other rows", arguments: [["con"], ["con", "a"], ["con", "A"]])
    func devices(found: [String]) {
        #expect(ids(found)[0] == "con-\(Slug.digest("\"con\""))")
    }

    @Test("Sections")
    func sections() {
        let sections = ["todos", "index", "Index", "assets", "日本"].map { Section(id: .string($0)) } + [Section(id: 7)]
        #expect(
            SectionNames(sections).names == [
                "todos", "index-\(Slug.digest("\"index\""))", "index-\(Slug.digest("\"Index\""))",
                "assets-\(Slug.digest("\"assets\""))", "section-\(Slug.digest("\"日本\""))", "7",
            ])
    }
}
