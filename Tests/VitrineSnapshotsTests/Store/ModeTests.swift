import Testing

@testable import VitrineSnapshots

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
        // What says the same is the same.
        #expect(
            try folder.check(
                "todo-row/a",
                "<div data-instance='a/1' data-component=\"TodoRow\" class=' todo '>\n Buy  bread</div>\n"
            ).word == "same")
        #expect(try folder.check("todo-row/a", Self.new).word == "changed: TodoRow: class “done” added")
    }

    @Test func filesAreForPeople() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old, "badge/b": "<p>x</p>"], told: "paragraph \"x\"\n")
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
        #expect(try folder.read("manifest.txt").contains("# vitrine snapshots 1\n\nbadge/b "))
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
        try folder.record(["todo-row/a": Self.old])
        // A snapshot from before there was one lacks it, and is not overwritten but completed.
        #expect(try folder.check("todo-row/a", Self.old, told: "text\n").word == "missing")
        #expect(try folder.check("todo-row/a", Self.new, told: "text\n").word.hasPrefix("changed"))
        try folder.record(["todo-row/a": Self.old], told: "generic\n  text \"Buy bread\"\n")
        #expect(try folder.check("todo-row/a", Self.old, told: "generic\n  text \"Buy bread\"\n").word == "same")
        #expect(
            try folder.check("todo-row/a", Self.old, told: "generic\n  text \"Buy\"\n").word
                == "changed: <accessibility>: “text \"Buy bread\"” became “text \"Buy\"”")
        #expect(try folder.check("todo-row/a", Self.old).word == "same")
    }

    @Test func markupThatIsNone() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let problem = #expect(throws: SnapshotProblem.self) { try folder.check("todo-row/a", "<p>\n<b></p>") }
        #expect(problem.map { "\($0)" }?.hasPrefix("2:8: ") == true, "\(String(describing: problem))")
    }

    @Test func whatChangedWhileItWasComparedIsLeft() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo-row/a": Self.old])
        let mine = folder.store
        let check = try mine.check(StoreFolder.id("todo-row/a"), markup: Array(Self.new.utf8), accessibility: nil)
        try folder.record(["todo-row/a": "<p>somebody else</p>"], .all)
        let report = try mine.record([check], .failed)
        #expect(report.written.isEmpty)
        #expect(report.refused.first?.reason == "is no longer what it was compared with; check again")
        #expect(try folder.check("todo-row/a", "<p>somebody else</p>").word == "same")
    }
}
