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
        let checks = try Self.stories.sorted { $0.key < $1.key }.map {
            try store.check($0.key, $0.value, accessibility: nil)
        }
        return (store, try store.compareStyles(checks, with: styles), styles)
    }

    @discardableResult
    private func record(
        _ folder: StoreFolder, _ sheet: String, _ mode: RecordMode = .failed
    ) throws -> SnapshotWriteReport {
        let run = try check(folder, sheet)
        return try run.store.record(run.found.checks, mode, styles: run.styles)
    }

    private func sentences(_ found: SnapshotStore.StyleComparison) -> [String] {
        found.checks.flatMap { check -> [String] in
            guard case .changed(let pair) = check.outcome else { return [] }
            return pair.changes.map { "\(check.id): \($0.sentence)" }
        }
    }

    @Test("After a merge of two changed stylesheets, a remark says that styles are not compared")
    func mergedStyles() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        let path = "\(folder.path)/snapshots/styles.txt"
        let ours = try String(contentsOfFile: path, encoding: .utf8)
        try record(folder, "h2 { color: blue }")
        let theirs = try String(contentsOfFile: path, encoding: .utf8)
        let stories = theirs.split(separator: "\n").filter { $0.hasPrefix("story ") || $0.hasPrefix("set ") }
        try (ours + "\n" + stories.joined(separator: "\n\n") + "\n")
            .write(toFile: path, atomically: true, encoding: .utf8)
        #expect(
            folder.store.remarks(keepsStyles: true).map(\.description) == [
                """
                \(path) has contradictory lines, as after a merge, so the styles of 2 snapshots are not compared: \
                card/a, card/b; look at these stories, then run snapshot record
                """
            ])
        // The mode of `snapshot record` without options, which the remark recommends.
        try record(folder, "h2 { color: blue }", .missing)
        #expect(folder.store.remarks(keepsStyles: true).isEmpty)
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

    @Test func differentAndEqualStyles() throws {
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

    @Test func acceptCoversOnlyReportedChange() throws {
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
        #expect(report.styled == 0)
        #expect(
            report.refused.map { "\($0.id) \($0.reason)" } == [
                "card/a has changed since it was compared; compare it again",
                "card/b has changed since it was compared; compare it again",
            ])
        #expect(try folder.read("styles.txt") == before)
        #expect(folder.files.count { $0.hasPrefix("_styles/") } == 1)
    }

    /// Compares the recorded styles with `sheet` in a new run, and stores the differences as pending.
    private func keepPending(_ folder: StoreFolder, _ sheet: String) throws {
        let run = try check(folder, sheet)
        try run.store.keepPending(run.found.checks, isFull: true, styles: run.styles)
    }

    @Test func stylesWithoutEffectAreNotAcceptedAfterOtherRun() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        try keepPending(folder, "h2 { color: #f00 }")
        #expect(folder.store.pendingIDs == [])
        try record(folder, "h2 { color: blue }")
        let before = try folder.read("styles.txt")
        let report = try folder.store.accept([])
        #expect(report.styled == 0)
        #expect(
            report.refused.map { "\($0.id) \($0.reason)" } == [
                "card/a has changed since it was compared; compare it again",
                "card/b has changed since it was compared; compare it again",
            ])
        #expect(try folder.read("styles.txt") == before)
        #expect(folder.store.hasPendingStyles)
    }

    @Test func stylesWithoutEffectAreNotAcceptedAfterMerge() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        try keepPending(folder, "h2 { color: #f00 }")
        // A merge leaves two lines for a story, and it is not known which one is right.
        try folder.write(try folder.read("styles.txt") + "\nstory card/a 000000000000\n", to: "styles.txt")
        let first = try folder.store.accept([])
        #expect(first.styled == 1)
        #expect(
            first.refused.map { "\($0.id) \($0.reason)" }
                == ["card/a has changed since it was compared; compare it again"])
        #expect(folder.store.hasPendingStyles)
        try keepPending(folder, "h2 { color: #f00 }")
        let second = try folder.store.accept([])
        #expect(second.styled == 1)
        #expect(second.refused == [])
        #expect(!folder.store.hasPendingStyles)
        #expect(try check(folder, "h2 { color: #f00 }").found.checks.allSatisfy { !$0.hasOtherStyles })
    }

    @Test func rejectedStylesAreNotAccepted() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        try keepPending(folder, "h2 { color: green }")
        #expect(folder.store.pendingIDs.map(\.description) == ["card/a"])
        try folder.store.forgetPending([try StoreFolder.id("card/a")])
        // The sheet has no effect on the other story.
        #expect(try folder.store.accept([]).styled == 1)
        #expect(
            sentences(try check(folder, "h2 { color: green }").found) == [
                "card/a: Card, heading: color #ff0000 became #008000 (contrast 3.9 became 5.1)"
            ])
    }

    @Test func filesOfKilledRunAreRemoved() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        try folder.write("h3 {}", to: "_styles/0123456789abcdef.css")
        try folder.write("mine", to: "_styles/notes.css")
        try record(folder, "h2 { color: green }")
        #expect(folder.files.count { $0.hasPrefix("_styles/") } == 2)
        #expect(try folder.read("_styles/notes.css") == "mine")
    }

    @Test func stylesOfRemovedStoryAreRemoved() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try record(folder, "h2 { color: red }")
        let store = folder.store
        _ = try store.prune([try StoreFolder.id("card/a"), try StoreFolder.id("card/b")])
        #expect(try folder.read("styles.txt") == "# vitrine styles 1\n\n")
        #expect(folder.files.allSatisfy { !$0.hasPrefix("_styles/") })
    }

    // MARK: - Files of pages and stories

    private static let page = """
        <!DOCTYPE html>
        <html lang="en"><head><title>News</title><link rel="stylesheet" href="/site.css"/>
        <style>@import "/own.css";</style></head><body><h2>A</h2></body></html>
        """

    /// The result of comparing one page or story in a new run.
    private typealias Run = (store: SnapshotStore, found: SnapshotStore.StyleComparison, styles: SnapshotStyles)

    /// Compares ``page`` in a new run that remembers the pages of earlier runs.
    /// - Parameter files: the other files of the site.
    private func checkPage(_ folder: StoreFolder, _ files: [String: String]) throws -> (run: Run, isRemembered: Bool) {
        let (store, id) = (folder.store, try SnapshotID(page: "news.html"))
        store.remember(redactions: [])
        let styles = SnapshotStyles(frame: nil, paths: [id: "news.html"]) { path in files[path].map { Array($0.utf8) } }
        let check = try store.checkRemembering(id, markup: Array(Self.page.utf8), with: try SnapshotMaker()).check
        store.saveMemory()
        return ((store, try store.compareStyles([check], with: styles), styles), check.content == nil)
    }

    @Test("An unchanged page whose stylesheet imports another one now", arguments: ["site.css", "own.css"])
    func newImportOfRememberedPage(sheet: String) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        var files = ["site.css": "p { color: red }", "own.css": "p { margin: 0 }"]
        let first = try checkPage(folder, files).run
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        #expect(try !checkPage(folder, files).isRemembered)
        let same = try checkPage(folder, files)
        #expect(same.isRemembered)
        #expect(same.run.found.checks.allSatisfy { !$0.hasOtherStyles })
        files[sheet] = "@import \"more.css\"; " + (files[sheet] ?? "")
        files["more.css"] = "h2 { display: none } p { background: url(more.png) }"
        let changed = try checkPage(folder, files)
        #expect(changed.isRemembered)
        #expect(sentences(changed.run.found) == ["_pages/news: <h2>: display block became none"])
        _ = try changed.run.store.record(changed.run.found.checks, .failed, styles: changed.run.styles)
        let list = try folder.read("styles.txt")
        #expect(list.contains(" import more.css ") && list.contains(" file more.png - - "))
        #expect(sentences(try checkPage(folder, files).run.found) == [])
    }

    @Test func styleElementThatIsNotStored() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let files = ["site.css": "p { color: red }", "own.css": "p { margin: 0 }"]
        let first = try checkPage(folder, files).run
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        _ = try checkPage(folder, files)
        try folder.delete("_styles")
        let same = try checkPage(folder, files)
        #expect(same.isRemembered)
        #expect(same.run.found.checks.allSatisfy { !$0.hasOtherStyles })
        #expect(same.run.found.damaged.isEmpty)
    }

    /// Compares a story, which has this markup, with its snapshot and recorded styles in a new run.
    private func checkStory(_ folder: StoreFolder, _ markup: String, _ files: [String: String]) throws -> Run {
        let (store, id) = (folder.store, try StoreFolder.id("card/a"))
        let styles = SnapshotStyles(frame: Self.frame, paths: [id: "stories/a.html"]) { path in
            files[path].map { Array($0.utf8) }
        }
        let check = try store.check("card/a", markup, accessibility: nil)
        return (store, try store.compareStyles([check], with: styles), styles)
    }

    @Test func pictureNamedWithHyphen() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let markup = "<p><img src=\"/-\" alt=\"A\"/></p>"
        let first = try checkStory(folder, markup, ["-": "1"])
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        #expect(try folder.read("styles.txt").contains(" %2D="))
        #expect(try checkStory(folder, markup, ["-": "1"]).found.checks.allSatisfy { !$0.hasOtherStyles })
        #expect(
            sentences(try checkStory(folder, markup, ["-": "2"]).found) == ["card/a: <img>: - was replaced"])
    }

    @Test func pictureWithXLink() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let markup = "<div data-component=\"Card\"><svg><image xlink:href=\"/a.png\"/></svg></div>"
        let first = try checkStory(folder, markup, ["a.png": "1"])
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        #expect(
            sentences(try checkStory(folder, markup, ["a.png": "2"]).found)
                == ["card/a: Card, <image>: a.png was replaced"])
    }

    @Test func damagedPictureIsWrittenAgain() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let markup = "<p><img src=\"/a.png\" alt=\"A\"/><img src=\"/b.png\" alt=\"B\"/></p>"
        let first = try checkStory(folder, markup, ["a.png": "1", "b.png": "2"])
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        // The name is the start of the SHA-256 digest of “1”.
        let file = "_files/6b86b273ff34fce1"
        #expect(try folder.read(file) == "1")
        try folder.write("damaged", to: file)
        let second = try checkStory(folder, markup, ["a.png": "1", "b.png": "3"])
        _ = try second.store.record(second.found.checks, .failed, styles: second.styles)
        #expect(try folder.read(file) == "1")
    }

    @Test func stylesheetOutsideSite() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let id = try StoreFolder.id("card/a")
        let links = ["../assets/a.css", "../../x.css"].map { "<link rel=\"stylesheet\" href=\"\($0)\"/>" }.joined()
        let start = "<!DOCTYPE html><html lang=\"en\"><head><title>a</title>\(links)</head><body><main>"
        let frame = StoryFrame(
            path: "stories/a.html", before: Array(start.utf8), after: Array("</main></body></html>".utf8))
        func check(_ sheet: String) throws -> Run {
            let store = folder.store
            let styles = SnapshotStyles(frame: frame, paths: [id: "stories/a.html"]) {
                $0 == "assets/a.css" ? Array(sheet.utf8) : nil
            }
            let check = try store.check("card/a", "<h2>A</h2>", accessibility: nil)
            return (store, try store.compareStyles([check], with: styles), styles)
        }
        let first = try check("h2 { display: block }")
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        let changed = try check("h2 { display: none }").found
        #expect(sentences(changed) == ["card/a: <h2>: display block became none"])
        #expect(changed.notes.map { "\($0)" } == ["../../x.css cannot be read; its styles were not compared"])
    }

    @Test(arguments: ["css/a:b.css", "a:b.css"]) func stylesheetWithColonInPath(path: String) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let id = try StoreFolder.id("card/a")
        let head = "<head><title>a</title><link rel=\"stylesheet\" href=\"../\(path)\"/></head>"
        let frame = StoryFrame(
            path: "stories/a.html", before: Array("<!DOCTYPE html><html lang=\"en\">\(head)<body><main>".utf8),
            after: Array("</main></body></html>".utf8))
        func check(_ sheet: String) throws -> Run {
            let store = folder.store
            let styles = SnapshotStyles(frame: frame, paths: [id: "stories/a.html"]) {
                $0 == path ? Array(sheet.utf8) : nil
            }
            let check = try store.check("card/a", "<h2>A</h2>", accessibility: nil)
            return (store, try store.compareStyles([check], with: styles), styles)
        }
        let first = try check("h2 { display: block }")
        _ = try first.store.record(first.found.checks, .failed, styles: first.styles)
        let changed = try check("h2 { display: none }").found
        #expect(sentences(changed) == ["card/a: <h2>: display block became none"])
        #expect(changed.notes.isEmpty)
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
