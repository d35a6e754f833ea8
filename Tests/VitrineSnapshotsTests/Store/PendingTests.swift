import Foundation
import Testing
import VitrineSnapshots

@Suite("Pending results")
struct PendingTests {
    static func todo(_ text: String) -> String { "<p data-component='Todo' data-instance='a/1'>\(text)</p>" }

    /// Checks stories and stores the differences as pending, as a run does.
    private func check(_ folder: StoreFolder, _ stories: [String: String], isFull: Bool = true) throws {
        let store = folder.store
        let checks = try stories.sorted { $0.key < $1.key }.map { name, markup in
            try store.check(name, markup, accessibility: "text\n")
        }
        try store.keepPending(checks, isFull: isFull)
    }

    private func accept(_ folder: StoreFolder, named: [String] = []) throws -> SnapshotWriteReport {
        let store = folder.store
        return try store.accept(try store.pending(), named: Set(named.compactMap { SnapshotID($0) }))
    }

    @Test func acceptWritesPendingResults() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let stories = ["todo/a": Self.todo("one"), "todo/b": Self.todo("two")]
        try folder.record(stories, accessibility: "text\n")
        let before = try folder.read("todo/a.html")
        let changed = ["todo/a": Self.todo("ONE"), "todo/b": Self.todo("two"), "todo/new": Self.todo("three")]
        try check(folder, changed)
        #expect(try folder.read("todo/a.html") == before)
        let pending = try folder.store.pending()
        #expect(pending.map(\.id.description) == ["todo/a", "todo/new"])
        #expect(pending[0].pair?.changes.map(\.sentence) == ["Todo: “one” became “ONE”"])
        #expect(pending[1].pair == nil)
        #expect(try accept(folder).written.map(\.description) == ["todo/a", "todo/new"])
        for (name, markup) in changed {
            #expect(try folder.check(name, markup, accessibility: "text\n").word == "same")
        }
        #expect(folder.store.pendingIDs.isEmpty)
        #expect(folder.store.remarks.isEmpty)
    }

    @Test func acceptDoesNotCoverLaterChange() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": Self.todo("one")], accessibility: "text\n")
        try check(folder, ["todo/a": Self.todo("two")])
        // The component changes again after the check. Accepting accepts the state that was checked, and the next check
        // reports the later change.
        #expect(try accept(folder).written.count == 1)
        #expect(
            try folder.check("todo/a", Self.todo("three"), accessibility: "text\n").word
                == "changed: Todo: “two” became “three”"
        )
    }

    @Test func acceptNeverReplacesAnotherSnapshot() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": Self.todo("one")], accessibility: "text\n")
        try check(folder, ["todo/a": Self.todo("two")])
        try folder.record(["todo/a": Self.todo("other")], .all, accessibility: "text\n")
        let report = try accept(folder)
        #expect(report.written.isEmpty)
        #expect(report.refused.first?.reason == "has changed since it was compared; compare it again")
        #expect(try folder.check("todo/a", Self.todo("other"), accessibility: "text\n").word == "same")
    }

    @Test func editedResultIsIgnored() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": Self.todo("one")], accessibility: "text\n")
        try check(folder, ["todo/a": Self.todo("two")])
        let file = ".pending/todo/a.html"
        let text = try folder.read(file)
        try folder.write(text.replacing("two", with: "evil"), to: file)
        #expect(try folder.store.pending().isEmpty)
        try folder.write(String(text.dropLast(30)), to: file)
        #expect(try folder.store.pending().isEmpty)
        #expect(try accept(folder).written.isEmpty)
        try check(folder, ["todo/a": Self.todo("two")])
        #expect(try folder.store.pending().count == 1)
    }

    @Test func damagedSnapshotsAreReplacedOnlyByName() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": Self.todo("one")], accessibility: "text\n")
        let markers = "<!-- vitrine snapshot 1 -->\n<<<<<<< HEAD\n"
        try folder.write(markers, to: "todo/a.html")
        try check(folder, ["todo/a": Self.todo("one")])
        #expect(
            try accept(folder).refused.first?.reason
                == "has conflict markers on line 2; replace it with snapshot accept todo/a")
        #expect(try folder.read("todo/a.html") == markers)
        #expect(try accept(folder, named: ["todo/a"]).written.count == 1)
        #expect(try folder.check("todo/a", Self.todo("one"), accessibility: "text\n").word == "same")
    }

    @Test func malformedSnapshotIsReplacedByName() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let malformed = "<!-- vitrine snapshot 1 -->\n<ul>\n<!-- end -->\n"
        try folder.write(malformed, to: "list/a.html")
        try folder.write("# vitrine accessibility 1\n# end\n", to: "list/a.a11y.txt")
        let markup = "<ul><li>one</li></ul>"
        let word = try folder.check("list/a", markup, accessibility: "text\n").word
        #expect(word.hasPrefix("is not well-formed: "), "\(word)")
        try check(folder, ["list/a": markup])
        let pending = try folder.store.pending()
        #expect(pending.map(\.id.description) == ["list/a"])
        #expect(pending.map { $0.damage.map { "\($0)" } } == [word])
        #expect(pending.allSatisfy { $0.pair == nil })
        #expect(try accept(folder).refused.map(\.reason) == ["\(word); replace it with snapshot accept list/a"])
        #expect(try folder.read("list/a.html") == malformed)
        #expect(try accept(folder, named: ["list/a"]).written.map(\.description) == ["list/a"])
        #expect(
            try folder.read("list/a.html") == """
                <!-- vitrine snapshot 1 -->
                <ul>
                  <li>one</li>
                </ul>
                <!-- end -->

                """)
        #expect(folder.store.pendingIDs.isEmpty)
    }

    @Test func killedRunLeavesMalformedSnapshot() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.write("<!-- vitrine snapshot 1 -->\n<ul>\n<!-- end -->\n", to: "list/a.html")
        try folder.write("# vitrine accessibility 1\n# end\n", to: "list/a.a11y.txt")
        try folder.write("# A run\nlist/a\n", to: "unfinished.txt")
        try check(folder, ["list/a": "<ul><li>one</li></ul>"])
        #expect(try folder.store.pending().map(\.damage) == [.halfWritten])
        #expect(try accept(folder, named: ["list/a"]).written.count == 1)
    }

    @Test func outdatedResultsAreRemoved() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": Self.todo("one"), "todo/b": Self.todo("one")], accessibility: "text\n")
        try check(folder, ["todo/a": Self.todo("two"), "todo/b": Self.todo("two")])
        try check(folder, ["todo/a": Self.todo("one")], isFull: false)
        #expect(folder.store.pendingIDs.map(\.description) == ["todo/b"])
        try check(folder, ["todo/a": Self.todo("one")], isFull: true)
        #expect(folder.store.pendingIDs.isEmpty)
        #expect(StoreFolder.files("\(folder.path)/snapshots/.pending") == [".gitignore", "lock"])
    }

    @Test func gitIgnoresPendingResults() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": Self.todo("one")], accessibility: "text\n")
        try folder.git("init", "-q")
        try folder.git("add", "-A")
        try folder.git("commit", "-qm", "one")
        try check(folder, ["todo/a": Self.todo("two"), "todo/c": Self.todo("two")])
        #expect(try folder.store.pending().count == 2)
        #expect(try folder.git("status", "--porcelain").output == "")
    }
}
