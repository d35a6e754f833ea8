import Testing
import VitrineSnapshots

@Suite("Names of snapshots")
struct SnapshotIDTests {
    @Test(
        "A file name depends only on the id",
        arguments: [
            ("TodoRow", "completed", "todo-row/completed.html"),
            ("todo-row", "completed", "todo-row/completed.html"),
            ("Todo2", "a-b-2", "todo2/a-b-2.html"),
            ("TodoRow", "Completed", "todo-row/completed~22a970d2e5.html"),
            ("TodoRow", "two words", "todo-row/two-words~"), ("TodoRow", "a--b", "todo-row/a-b~"),
            ("URLView", "x", "url-view~"), ("UrlView", "x", "url-view/x.html"),
            ("Shop.TodoRow", "x", "shop-todo-row~"), ("Todo", "con", "todo/con~"), ("Aux", "x", "aux~"),
            ("Todo", "../../etc/passwd", "todo/etc-passwd~"), ("Todo", "日本", "todo/story~"),
            ("Todo", ".hidden", "todo/hidden~"),
        ])
    func paths(component: String, story: String, path: String) throws {
        let id = try SnapshotID(component: component, story: story)
        if path.hasSuffix(".html") {
            #expect(id.path == path)
        } else {
            #expect(id.path.hasPrefix(path.split(separator: "~")[0] + "~"), "\(id.path)")
        }
        #expect(SnapshotID(id.description) == id)
    }

    @Test func namesThatDifferInCaseHaveDifferentFiles() throws {
        let names = ["done", "Done", "DONE", "dONE", "do ne", "do-ne", "doné", "done\u{301}", "do\u{301}ne"]
        let paths = try names.map { try SnapshotID(component: "todo", story: $0).path }
        #expect(Set(paths.map { $0.lowercased() }).count == names.count)
        #expect(paths.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && $0 == $0.lowercased() })
    }

    @Test func longNamesAreShortenedAndDistinct() throws {
        let long = String(repeating: "a", count: 300)
        let paths = try [long, long + "b", String(repeating: "a", count: 80)].map {
            try SnapshotID(component: "todo", story: $0).path
        }
        #expect(Set(paths).count == 3)
        #expect(paths.allSatisfy { $0.utf8.count <= "todo/".utf8.count + 80 + ".html".utf8.count })
        #expect(paths[2] == "todo/\(String(repeating: "a", count: 80)).html")
    }

    @Test func ordinaryPages() throws {
        #expect(try SnapshotID(page: "components/todo-row.html").path == "_pages/components/todo-row.html")
        #expect(try SnapshotID(page: "index.html").description == "_pages/index")
        #expect(SnapshotID("_pages/components/todo-row") == (try SnapshotID(page: "components/todo-row.html")))
    }

    @Test(arguments: ["", "   ", "\n"]) func emptyNames(name: String) {
        #expect(throws: SnapshotProblem.emptyName("story")) { try SnapshotID(component: "Todo", story: name) }
        #expect(throws: SnapshotProblem.emptyName("component")) { try SnapshotID(component: name, story: "x") }
    }

    @Test func controlCharacters() throws {
        let problem = SnapshotProblem.controlCharacter("story", in: "a\u{0}b")
        #expect(throws: problem) { try SnapshotID(component: "Todo", story: "a\u{0}b") }
        #expect("\(problem)" == "the story “a?b” has a control character in its name")
    }

    @Test(arguments: [
        "", "/", "todo", "todo/", "/x", "todo/x/y", "Todo/x", "todo/../x", "todo/x.html", "_pages", "_pages/",
    ])
    func invalidIDs(text: String) { #expect(SnapshotID(text) == nil) }
}
