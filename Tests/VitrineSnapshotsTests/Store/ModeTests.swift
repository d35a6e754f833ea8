import Testing
import VitrineSnapshots

@Suite("Checking and recording")
struct ModeTests {
    static let old = "<div class='todo' data-component='TodoRow' data-instance='a/1'>Buy bread</div>"
    static let new = "<div class='todo done' data-component='TodoRow' data-instance='a/1'>Buy bread</div>"

    @Test func outcomes() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        #expect(try folder.check("todo-row/a", Self.old).word == "missing")
        #expect(folder.files == [])
        try folder.record(["todo-row/a": Self.old])
        #expect(try folder.check("todo-row/a", Self.old).word == "same")
        // Markup that differs only in attribute order and whitespace counts as the same.
        #expect(
            try folder.check(
                "todo-row/a",
                "<div data-instance='a/1' data-component=\"TodoRow\" class=' todo '>\n Buy  bread</div>\n"
            ).word == "same")
        #expect(try folder.check("todo-row/a", Self.new).word == "changed: TodoRow: class “done” added")
    }

    @Test func filesAreReadable() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old, "badge/b": "<p>x</p>"], accessibility: "paragraph \"x\"\n")
        #expect(
            folder.files == [
                ".gitattributes", "badge/b.a11y.txt", "badge/b.html", "manifest.txt", "todo-row/a.a11y.txt",
                "todo-row/a.html",
            ])
        #expect(
            try folder.read("todo-row/a.html") == """
                <!-- vitrine snapshot 1 -->
                <div class="todo" data-component="TodoRow" data-instance="a/1">Buy bread</div>
                <!-- end -->

                """)
        #expect(
            try folder.read("badge/b.a11y.txt") == "# vitrine accessibility 1\nparagraph \"x\"\n# end\n")
        #expect(try folder.read("manifest.txt").contains("# vitrine snapshots 3\n\nbadge/b "))
        #expect(try folder.read(".pending/.gitignore") == "*\n")
    }

    @Test(
        "What each mode writes",
        arguments: [
            (RecordMode.never, [], []), (.missing, ["todo-row/new"], ["todo-row/cut"]),
            (.failed, ["todo-row/changed", "todo-row/new"], ["todo-row/cut"]),
            (.all, ["todo-row/changed", "todo-row/cut", "todo-row/new"], []),
        ])
    func modes(mode: RecordMode, written: [String], refused: [String]) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/same": Self.old, "todo-row/changed": Self.old, "todo-row/cut": Self.old])
        let whole = try folder.read("todo-row/cut.html")
        try folder.write(String(whole.dropLast(20)), to: "todo-row/cut.html")
        let stories = [
            "todo-row/same": Self.old, "todo-row/changed": Self.new, "todo-row/cut": Self.old, "todo-row/new": Self.old,
        ]
        let report = try folder.record(stories, mode)
        #expect(report.written.map(\.description) == written)
        #expect(report.refused.map(\.id.description) == refused)
        for (name, markup) in stories {
            let isSame = try folder.check(name, markup).word == "same"
            #expect(isSame == (name == "todo-row/same" || written.contains(name)), "\(name)")
        }
    }

    @Test func continuousIntegration() {
        let values = ["true": RecordMode.never, "1": .never, "woodpecker": .never, "": .missing, "0": .missing]
        for (value, mode) in values { #expect(RecordMode.standard(["CI": value]) == mode, "\(value)") }
        #expect(RecordMode.standard(["CI": "False"]) == .missing)
        #expect(RecordMode.standard([:]) == .missing)
    }

    @Test func accessibilityCounts() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old], accessibility: "generic\n  text \"Buy bread\"\n")
        #expect(
            try folder.check("todo-row/a", Self.old, accessibility: "generic\n  text \"Buy bread\"\n").word == "same")
        #expect(
            try folder.check("todo-row/a", Self.old, accessibility: "generic\n  text \"Buy\"\n").word
                == "changed: <accessibility>: “text \"Buy bread\"” became “text \"Buy\"”")
        // Without `accessibility`, the accessibility snapshot is computed from the markup.
        #expect(try folder.check("todo-row/a", Self.old).word.hasPrefix("changed: <accessibility>: "))
    }

    @Test("A report says of each changed snapshot whether its accessibility tree is the same")
    func accessibilityOfChanges() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let tree = "generic\n  text \"Buy\"\n"
        let markup = "<p class=\"a\">Buy</p>"
        try folder.record(["todo-row/a": markup], accessibility: tree)
        func isSame(_ markup: String, _ tree: String) throws -> [Bool] {
            let check = try folder.check("todo-row/a", markup, accessibility: tree)
            return SnapshotReport([check], in: folder.store, isFull: true).comparison().changed.map(\.announcesTheSame)
        }
        #expect(try isSame("<p class=\"b\">Buy</p>", tree) == [true])
        #expect(try isSame("<p class=\"b\">Sell</p>", "generic\n  text \"Sell\"\n") == [false])
        #expect(try isSame(markup, "generic\n  text \"Sell\"\n") == [false])
    }

    @Test func normalizationFormsAreDifferent() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old], accessibility: "generic\n  text \"caf\u{E9}\"\n")
        #expect(
            try folder.check("todo-row/a", Self.old, accessibility: "generic\n  text \"cafe\u{301}\"\n").word
                == "changed: <accessibility>: “text \"caf<U+00E9>\"” became “text \"cafe<U+0301>\"”")
    }

    @Test("A snapshot without its accessibility file is neither the same nor overwritten by accident")
    func missingAccessibility() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old])
        try folder.delete("todo-row/a.a11y.txt")
        let reason = "has no accessibility snapshot: its file .a11y.txt is missing"
        #expect(try folder.check("todo-row/a", Self.old).word == reason)
        #expect(try folder.check("todo-row/a", Self.new).word == reason)
        let report = SnapshotReport([try folder.check("todo-row/a", Self.old)], in: folder.store, isFull: true)
        #expect(report.status == 3)
        for mode in [RecordMode.missing, .failed] {
            let report = try folder.record(["todo-row/a": Self.new], mode)
            #expect(report.written == [])
            #expect(report.refused.map(\.reason) == ["\(reason); replace it with snapshot record --all"])
        }
        #expect(try folder.record(["todo-row/a": Self.old], .all).written.count == 1)
        #expect(try folder.check("todo-row/a", Self.old).word == "same")
        // The cache remembers this snapshot as the same, but it must not count as the same if one of its files is
        // missing.
        let store = folder.store
        store.remember(redactions: [])
        let (id, maker) = (try StoreFolder.id("todo-row/a"), try SnapshotMaker())
        _ = try store.checkRemembering(id, markup: Array(Self.old.utf8), with: maker)
        try folder.delete("todo-row/a.a11y.txt")
        #expect(try store.checkRemembering(id, markup: Array(Self.old.utf8), with: maker).check.word == reason)
    }

    @Test func malformedMarkup() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let problem = #expect(throws: SnapshotProblem.self) { try folder.check("todo-row/a", "<p>\n<b></p>") }
        #expect(problem.map { "\($0)" }?.hasPrefix("2:8: ") == true, "\(String(describing: problem))")
    }

    @Test func snapshotChangedDuringComparisonIsKept() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old])
        let mine = folder.store
        let check = try mine.check("todo-row/a", Self.new)
        try folder.record(["todo-row/a": "<p>somebody else</p>"], .all)
        let report = try mine.record([check], .failed)
        #expect(report.written.isEmpty)
        #expect(report.refused.first?.reason == "has changed since it was compared; compare it again")
        #expect(try folder.check("todo-row/a", "<p>somebody else</p>").word == "same")
    }
}
