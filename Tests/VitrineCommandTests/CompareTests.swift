import Foundation
import Testing
import VitrineMarkup

/// Runs `vitrine compare` as a user would.
@Suite("vitrine compare")
struct CompareTests {
    private static func page(_ body: String) -> String { Desk.page(body) }

    private static let row = "<li data-component=\"Todo\" data-instance=\"todos/%\"@>Task %</li>"

    static func list(_ numbers: [Int], _ attributes: String = "") -> String {
        "<ul>\n"
            + numbers.map {
                row.replacingOccurrences(of: "%", with: "\($0)").replacingOccurrences(of: "@", with: attributes)
            }.joined(separator: "\n") + "\n</ul>"
    }

    /// Writes two folders with a difference of every kind.
    private func write(_ desk: Desk) throws {
        try desk.write(Self.page("<p>Start</p>"), to: "base/index.html")
        try desk.write(Self.page("<p>Start</p>"), to: "head/index.html")
        try desk.write(Self.page(Self.list([1, 2, 3])), to: "base/todos.html")
        try desk.write(Self.page(Self.list([1, 2, 3], " class=\"done\"")), to: "head/todos.html")
        try desk.write(Self.page("<p><img src=\"a.png\" alt=\"A boat\"/></p>"), to: "base/sub/boat.html")
        try desk.write(Self.page("<p><img src=\"a.png\" alt=\"\"/></p>"), to: "head/sub/boat.html")
        try desk.write("body { color: red }", to: "base/style.css")
        try desk.write("body { color: blue }", to: "head/style.css")
        try desk.write(Self.page("<p>Old and on its own</p>"), to: "base/old.html")
        try desk.write(Self.page("<h2>New</h2><ul><li>by itself</li></ul>"), to: "head/new.html")
    }

    @Test func textFormat() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.status == 1)
        #expect(result.errors == "")
        #expect(
            result.output == """
                Names lost
                  Image “A boat” is no longer announced (alt changed), on sub/boat.html
                Style
                  Todo: class “done” added, 3 times on todos.html
                New
                  new.html
                Gone
                  old.html
                Changed files that are not pages
                  style.css
                style.css changed; no compared page uses it
                The accessibility tree of 1 of 2 changed pages is the same as before.
                2 pages changed, 1 other file changed, 1 new, 1 gone, 1 the same.

                """)
    }

    @Test func jsonFormat() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let result = try await desk.run(["compare", "base", "head", "--format", "json"])
        let object = try result.object()
        #expect(object["unchanged"] as? Int == 1)
        #expect(object["added"] as? [String] == ["new.html"])
        #expect(object["removed"] as? [String] == ["old.html"])
        let changed = object["changed"] as? [[String: Any]] ?? []
        #expect(changed.map { $0["path"] as? String } == ["sub/boat.html", "todos.html"])
        let changes = changed.last?["changes"] as? [[String: Any]] ?? []
        #expect(changes.count == 3)
        let first = changes.first ?? [:]
        #expect(first["kind"] as? String == "class")
        #expect(first["component"] as? String == "Todo")
        #expect(first["instance"] as? String == "todos/1")
        #expect(first["element"] as? String == "/html/body/main/ul/li[1]")
        #expect(first["name"] as? String == "class")
        #expect(first["after"] as? String == "done")
        let groups = object["groups"] as? [[String: Any]] ?? []
        #expect(groups.map { $0["kind"] as? String } == ["attribute", "class"])
        #expect(groups.last?["id"] as? String == first["group"] as? String)
        #expect(groups.last?["count"] as? Int == 3)
        #expect(groups.last?["pages"] as? [String] == ["todos.html"])
        #expect(groups.last?["summary"] as? String == "Todo: class “done” added, 3 times on todos.html")
        let layers = object["layers"] as? [[String: Any]] ?? []
        #expect(layers.map { $0["changes"] as? Int } == [1, 0, 0, 3])
        #expect(layers.first?["lostNames"] as? Int == 1)
    }

    @Test func otherFormats() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let junit = try await desk.run(["compare", "base", "head", "--format", "junit"])
        #expect(junit.status == 1)
        let root = try XMLTree(parsing: junit.output).root
        #expect(root.attributes.first { $0.name == "failures" }?.value == "5")
        let github = try await desk.run(["compare", "base", "head", "--format", "github", "--summary", "summary.md"])
        #expect(
            github.output.hasPrefix(
                "::error file=sub/boat.html,title=Name lost%3A attribute::Image “A boat” is no longer announced (alt changed), on sub/boat.html\n"
            ))
        #expect(github.output.hasSuffix("1 gone, 1 the same.\n"))
        let markdown = try await desk.run([
            "compare", "base", "head", "--format", "markdown", "--report-address", "https://example.org/r (1)/",
        ])
        #expect(try desk.read("summary.md").hasPrefix("### 2 pages changed, 1 other file changed"))
        #expect(markdown.output.contains("[Before and after of every change](https://example.org/r%20%281%29/)"))
        #expect(markdown.output.contains("| Accessibility | 1 change, on 1 page. 1 name lost. |"))
        #expect(markdown.output.contains("- Image “A boat” is no longer announced (alt changed), on sub/boat.html\n"))
    }

    private static let statuses: [(old: [String: String], new: [String: String], status: Int32, words: String)] = [
        (["a.html": page("<p>a</p>")], ["a.html": page("<p>a</p>")], 0, "1 the same.\n"),
        (
            ["a.html": page("<p class='x y'>a</p>")], ["a.html": page("<p class='y x'>a</p><!-- b -->")], 0,
            "1 written differently but meaning the same.\n"
        ),
        (["a.html": page("<p>a</p>")], ["a.html": page("<p>b</p>")], 1, "<p>: “a” became “b”, on a.html"),
        (["a.html": page("<p>a</p>")], [:], 2, "Gone\n  a.html\n"),
        ([:], ["a.html": page("<p>a</p>")], 2, "New\n  a.html\n"),
        (
            ["a.html": page(list(Array(1...9)))], ["b.html": page(list(Array(1...9)))], 2,
            "Renamed\n  a.html is now b.html\n"
        ),
        (
            ["a.html": page(list(Array(1...30)))], ["b.html": page(list(Array(1...29)))], 1,
            "Renamed\n  a.html is now b.html, 98% the same\n"
        ),
        (
            ["a.xhtml": page("<p>a"), "b.html": page("<p>a</p>")],
            ["a.xhtml": page("<p>c"), "b.html": page("<p>b</p>")],
            3, "Not compared\n  base a.xhtml:"
        ),
    ]

    @Test(arguments: statuses)
    func status(old: [String: String], new: [String: String], status: Int32, words: String) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write("same", to: "base/.keep")
        try desk.write("same", to: "head/.keep")
        for (name, text) in old { try desk.write(text, to: "base/\(name)") }
        for (name, text) in new { try desk.write(text, to: "head/\(name)") }
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.status == status)
        #expect(result.output.contains(words), "\(result.output)")
    }

    @Test func unreadablePageDoesNotStopComparison() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        try desk.write("<!DOCTYPE html>\n<html><p></html>", to: "head/todos.html")
        let result = try await desk.run(["compare", "base", "head", "--syntax", "xml"])
        #expect(result.status == 3)
        #expect(result.output.contains("Not compared\n  head todos.html:2:"))
        #expect(result.output.contains("Image “A boat” is no longer announced"))
    }

    @Test(arguments: [
        (["compare", "base", "none"], "error: none: there is no such file or folder\n"),
        (["compare", "base", "head/index.html"], "error: head/index.html: is a file, but base is a folder\n"),
        (["compare", "base", "head", "--jobs", "0"], "--jobs must be 1 or more"),
        (["compare", "base", "head", "--ignore", ""], "--ignore must not be empty"),
        (["compare", "base"], "Missing expected argument '<head>'"),
    ])
    func wrongUsageExits64(arguments: [String], words: String) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let result = try await desk.run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test func helpHasExamples() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let help = try await desk.run(["compare", "--help"])
        #expect(help.status == 0)
        #expect(help.output.contains("vitrine compare main/_site _site --report review"))
        #expect(help.output.contains("Exit status: 0 the same, 1 differences"))
    }

    @Test func twoFiles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let result = try await desk.run(["compare", "base/todos.html", "head/todos.html", "--report", "review"])
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("Style\n  Todo: class “done” added, 3 times"))
        #expect(try desk.read("review/index.html").contains("the file"))
    }

    @Test func patternsExcludeFiles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let result = try await desk.run([
            "compare", "base", "head", "--ignore", "sub/**", "--ignore", "*.css", "--ignore", "old.html", "--ignore",
            "new.html", "--ignore", "nothing*",
        ])
        #expect(result.errors == "warning: --ignore nothing* matches no file\n")
        #expect(
            result.output == """
                Style
                  Todo: class “done” added, 3 times on todos.html
                The accessibility tree of the changed page is the same as before.
                1 page changed, 1 the same, 4 ignored.

                """)
    }

    @Test func linksAndSpecialFiles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for side in ["base", "head"] {
            try desk.write(Self.page("<p>\(side)</p>"), to: "\(side)/v1/a.html")
            try desk.link("\(side)/latest", to: "v1")
            try desk.link("\(side)/v1/up", to: "..")
            try desk.link("\(side)/copy.html", to: "v1/a.html")
            #expect(mkfifo("\(desk.path)/\(side)/pipe.html", 0o644) == 0)
        }
        try desk.link("head/gone.html", to: "nowhere.html")
        try desk.link("head/self.html", to: "self.html")
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.status == 3)
        #expect(
            result.output == """
                Data
                  <p>: “base” became “head”, twice on 2 pages
                Not compared
                  head gone.html: is a symbolic link that leads nowhere
                  head self.html: is a symbolic link that leads back to itself
                2 pages changed, 2 not compared.

                """)
    }

    @Test func filesWithoutReadPermission() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        chmod("\(desk.path)/head/todos.html", 0)
        let result = try await desk.runWithoutPrivileges(["compare", "base", "head"])
        #expect(result.status == 3)
        #expect(result.output.contains("Not compared\n  head todos.html: cannot be read: permission denied\n"))
    }

    @Test func foldersThatCannotBeExamined() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        try desk.write(Self.page("<p>Start</p>"), to: "closed/base/index.html")
        chmod("\(desk.path)/closed", 0)
        defer { chmod("\(desk.path)/closed", 0o755) }
        for arguments in [["closed/base", "head"], ["head", "closed/base"]] {
            let result = try await desk.runWithoutPrivileges(["compare"] + arguments)
            #expect(result.status == 3)
            #expect(result.errors == "error: closed/base: cannot be examined: permission denied\n")
        }
        try desk.link("self", to: "self")
        try desk.link("lost", to: "nowhere")
        let loop = try await desk.run(["compare", "self", "head"])
        #expect(loop.errors == "error: self: is a symbolic link that leads back to itself\n")
        let lost = try await desk.run(["compare", "base", "lost"])
        #expect(lost.errors == "error: lost: is a symbolic link that leads nowhere\n")
        #expect(loop.status == 64 && lost.status == 64)
    }

    @Test func sameInputGivesSameBytes() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        for number in 0..<40 {
            try desk.write(Self.page(Self.list([1, number])), to: "base/p\(number).html")
            try desk.write(Self.page(Self.list([number, 2])), to: "head/p\(number).html")
        }
        for format in ["text", "json", "junit", "github", "markdown"] {
            let one = try await desk.run(["compare", "base", "head", "--format", format, "--jobs", "1"])
            let other = try await desk.run(["compare", "base", "head", "--format", format, "--jobs", "7"])
            #expect(one.output == other.output)
        }
    }
}
