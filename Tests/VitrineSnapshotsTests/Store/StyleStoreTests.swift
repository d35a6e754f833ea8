import Foundation
import Testing
import VitrineSnapshots

/// Tests the styles in the store, and that concurrent runs do not overwrite each other's changes.
@Suite("Styles in the store")
struct StyleStoreTests {
    private static let frame = StoryFrame(
        path: "stories/a.html",
        before: Array(
            "<!DOCTYPE html><html lang=\"en\"><head><title>a</title><link rel=\"stylesheet\" href=\"../assets/a.css\"/></head><body><main>"
                .utf8), after: Array("</main></body></html>".utf8))
    private static let stories = [
        "card/a": "<div data-component=\"Card\"><h2>A</h2></div>",
        "card/b": "<div data-component=\"Card\"><p>B</p></div>",
    ]

    private func styles(_ sheet: String) throws -> SnapshotStyles {
        let ids = try Self.stories.keys.sorted().map(StoreFolder.id)
        return SnapshotStyles(
            frame: Self.frame, paths: Dictionary(uniqueKeysWithValues: ids.map { ($0, "stories/\($0.story).html") })
        ) { $0 == "assets/a.css" ? Array(sheet.utf8) : nil }
    }

    /// Compares the recorded styles with `sheet` in a new run.
    private func check(
        _ folder: StoreFolder, _ sheet: String
    ) throws -> (store: SnapshotStore, found: SnapshotStore.StyleComparison, styles: SnapshotStyles) {
        let (store, styles) = (folder.store, try styles(sheet))
        let checks = try Self.stories.sorted { $0.key < $1.key }.map { try store.check($0.key, $0.value, told: nil) }
        return (store, try store.compareStyles(checks, with: styles), styles)
    }

    @discardableResult
    private func record(_ folder: StoreFolder, _ sheet: String) throws -> SnapshotWriteReport {
        let run = try check(folder, sheet)
        return try run.store.record(run.found.checks, .failed, styles: run.styles)
    }

    private func sentences(_ found: SnapshotStore.StyleComparison) -> [String] {
        found.checks.flatMap { check -> [String] in
            guard case .changed(let pair) = check.outcome else { return [] }
            return pair.changes.map { "\(check.id): \($0.sentence)" }
        }
    }

    @Test func sheetsAreKeptOnce() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }\r\n")
        let sheets = folder.files.filter { $0.hasPrefix("_styles/") }
        #expect(sheets.count == 1)
        #expect(try folder.read(sheets[0]) == "h2 { color: red }\n")
        let digest = "3dd4f1b6"
        let list = try folder.read("styles.txt").replacing(/[0-9a-f]{64}/, with: digest).replacing(
            /[0-9a-f]{12}/, with: "SET")
        #expect(
            list == """
                # vitrine styles 1

                set SET sheet assets/a.css 3dd4f1b6 -

                story card/a SET

                story card/b SET

                """)
        let attributes = try folder.read(".gitattributes")
        #expect(attributes.contains("styles.txt merge=union linguist-generated\n"))
        #expect(attributes.contains(" A merge of the lists keeps the lines of both sides, "))
    }

    @Test func whatDiffersAndWhatDoesNot() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        #expect(sentences(try check(folder, "h2 { color: red }").found) == [])
        let found = try check(folder, "h2 { color: green }").found
        #expect(
            sentences(found) == ["card/a: Card, heading: color #ff0000 became #008000 (contrast 3.9 became 5.1)"])
        #expect(
            try check(folder, "h2 { color: #f00 }").found.notes.map(\.description) == [
                "assets/a.css changed, without effect on any compared page"
            ])
    }

    @Test func anAcceptCoversWhatWasSeenAlone() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        let run = try check(folder, "h2 { color: green }")
        try run.store.keepPending(run.found.checks, isFull: true, styles: run.styles)
        // Meanwhile, another run has recorded a different sheet.
        try record(folder, "h2 { color: blue }")
        let before = try folder.read("styles.txt")
        let late = folder.store
        let report = try late.accept(try late.pending())
        #expect(report.written == [])
        #expect(report.refused.map(\.reason) == ["has changed since it was compared; run check again"])
        #expect(try folder.read("styles.txt") == before)
        #expect(folder.files.count { $0.hasPrefix("_styles/") } == 1)
    }

    @Test func whatAKilledRunLeftGoes() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        try folder.write("h3 {}", to: "_styles/0123456789abcdef.css")
        try folder.write("mine", to: "_styles/notes.css")
        try record(folder, "h2 { color: green }")
        #expect(folder.files.count { $0.hasPrefix("_styles/") } == 2)
        #expect(try folder.read("_styles/notes.css") == "mine")
    }

    @Test func aStoryThatIsGoneTakesItsStylesAlong() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        let store = folder.store
        _ = try store.prune([try StoreFolder.id("card/a"), try StoreFolder.id("card/b")])
        #expect(try folder.read("styles.txt") == "# vitrine styles 1\n\n")
        #expect(folder.files.allSatisfy { !$0.hasPrefix("_styles/") })
    }

    @Test(
        "Lists that were damaged by a merge or by hand",
        arguments: [
            "", "<<<<<<< HEAD\n=======\n>>>>>>> other\n", "# vitrine styles 1\nstory card/a 000000000000\nset x y\n",
            "story card/a\nset\nstory ../x 1\nset 1 sheet a\n",
        ])
    func brokenLists(text: String) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        let right = try folder.read("styles.txt")
        try folder.write(text, to: "styles.txt")
        #expect(sentences(try check(folder, "h2 { color: red }").found) == [])
        try record(folder, "h2 { color: red }")
        #expect(try folder.read("styles.txt") == right)
    }
}
