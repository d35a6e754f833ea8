import Testing
import VitrineSnapshots
import VitrineSupport

@Suite("The key snapshots of vitrine.yml")
struct SnapshotSettingsTests {
    @Test func allSettings() throws {
        let settings = try SnapshotSettings(
            yaml: """
                title: Shop
                snapshots:
                  folder: kept
                  include: ["todo-row/*", "badge/*"]
                  exclude: "todo-row/home-*"
                  pages: [index.html, "components/**"]
                  redact:
                    - name: date
                      select: //time/@datetime
                    - name: token
                      select: //input[@name = 'token']/@value
                      files: ["login/*"]
                      numbered: false
                """, file: "vitrine.yml")
        #expect(settings.folder == "kept")
        #expect(settings.includes(try StoreFolder.id("todo-row/open")))
        #expect(!settings.includes(try StoreFolder.id("todo-row/home-1")))
        #expect(!settings.includes(try StoreFolder.id("meter/open")))
        #expect(settings.includes(page: "components/todo-row.html"))
        #expect(!settings.includes(page: "labels.html"))
        #expect(settings.redactions.map(\.name) == ["date", "token"])
        #expect(settings.redactions.map(\.place) == ["vitrine.yml:8", "vitrine.yml:10"])
        #expect(settings.redactions.map(\.isNumbered) == [true, false])
        #expect(settings.redactions[1].applies(to: try StoreFolder.id("login/empty")))
        #expect(!settings.redactions[1].applies(to: try StoreFolder.id("todo/empty")))
    }

    @Test(arguments: ["", "title: x", "snapshots:", "snapshots: {}"]) func defaults(yaml: String) throws {
        let settings = try SnapshotSettings(yaml: yaml, file: "vitrine.yml")
        #expect(settings.folder == "snapshots")
        #expect(settings.redactions.isEmpty)
        #expect(settings.includes(try StoreFolder.id("a/b")))
        #expect(!settings.includes(page: "index.html"))
    }

    @Test(
        "All mistakes, with their lines",
        arguments: [
            ("snapshots: 3", "1:12: error: snapshots must be keys and values"),
            (
                "snapshots:\n  foldr: x",
                "2:3: error: unknown key “foldr” (did you mean “folder”?); the keys are exclude, failOn, folder, include, pages, redact, renamed"
            ),
            (
                "snapshots:\n  renamed: {card/*: tile}",
                "2:13: error: renamed must be old names of snapshots with their new names, as in todo-row/open: todo-row/todo or card/*: tile/*"
            ),
            (
                "snapshots:\n  failOn: [data, looks]",
                "2:18: error: failOn must be a list of accessibility, data, markup, style, or none"
            ),
            ("snapshots:\n  redact: date", "2:11: error: redact must be a list of redactions"),
            ("snapshots:\n  redact:\n    - date", "3:7: error: a redaction must be keys and values: name, select"),
            ("snapshots:\n  redact:\n    - select: //p", "3:7: error: a redaction has no name"),
            ("snapshots:\n  redact:\n    - name: date", "3:7: error: the redaction “date” has no select"),
            (
                "snapshots:\n  redact:\n    - name: date\n      select: //time[",
                "4:21: error: select: “[” is not closed"
            ),
            (
                "snapshots:\n  redact:\n    - name: date\n      select: count(//time)",
                "4:15: error: select: returns a number; expected nodes, such as elements, attributes or text"
            ),
            (
                "snapshots:\n  redact:\n    - {name: A b, select: //p}",
                "3:14: error: the name “A b” is not valid; begin with a letter, and use only lowercase letters, digits and single hyphens"
            ),
            (
                "snapshots:\n  redact:\n    - {name: 2-columns, select: //p}",
                "3:14: error: the name “2-columns” is not valid; begin with a letter, and use only lowercase letters, digits and single hyphens"
            ),
            (
                "snapshots:\n  redact:\n    - {name: a, select: //p}\n    - {name: a, select: //b}",
                "4:14: error: duplicate redaction “a”"
            ),
        ])
    func problems(yaml: String, message: String) {
        let problems = #expect(throws: SettingsProblems.self) { try SnapshotSettings(yaml: yaml, file: "vitrine.yml") }
        #expect(problems?.all.map(\.description) == ["vitrine.yml:" + message])
    }
}
