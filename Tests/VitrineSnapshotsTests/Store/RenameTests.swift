import Foundation
import Testing
import VitrineSnapshots

/// Tests renamed stories, components and ids, and snapshots that were changed on two branches.
@Suite("Renamed snapshots")
struct RenameTests {
    /// Returns the markup of a card, as a component would render it.
    static func card(_ story: String, _ text: String, of component: String = "Card") -> String {
        let name = component.lowercased()
        return """
            <section class="\(name) \(name)-wide" id="cards--\(story)" data-component="\(component)" \
            data-instance="cards/\(story)"><h2 id="cards--\(story)-title">Opening hours</h2>\
            <p aria-labelledby="cards--\(story)-title">\(text)</p><p>From Monday to Friday, from nine to five</p></section>
            """
    }

    /// Checks all stories and stores the differences as pending, as a full run does.
    private func check(
        _ folder: StoreFolder, _ stories: [String: String], recorded: [RecordedRename] = []
    ) throws -> (checks: [SnapshotCheck], renames: [String], orphans: [String]) {
        let store = folder.store
        var checks = try stories.sorted { $0.key < $1.key }.map { try store.check($0, $1) }
        var orphans = store.orphans(besides: Set(checks.map(\.id)))
        let renames = try store.followRenames(&checks, orphans: orphans, recorded: recorded)
        let followed = Set(renames.map(\.from))
        orphans.removeAll { followed.contains($0) }
        try store.keepPending(checks, isFull: true)
        return (checks, renames.map(\.sentence), orphans.map(\.description))
    }

    private func accept(_ folder: StoreFolder) throws -> [String] {
        let store = folder.store
        return try store.accept(try store.pending()).written.map(\.description)
    }

    @Test func renamedStory() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record([
            "card/open": Self.card("open", "We are open"), "card/shut": Self.card("shut", "We are away"),
        ])
        let stories = [
            "card/now-open": Self.card("now-open", "We are open"), "card/shut": Self.card("shut", "We are away"),
        ]
        let (checks, renames, orphans) = try check(folder, stories)
        #expect(renames == ["card/open is now card/now-open"])
        #expect(orphans.isEmpty)
        #expect(checks.map(\.word) == ["changed: Card: story “open” became “now-open”", "same"])
        #expect(folder.store.pendingOrigins.map { "\($0.key) \($0.value)" } == ["card/open card/now-open"])
        #expect(try accept(folder) == ["card/now-open"])
        #expect(try check(folder, stories).checks.map(\.word) == ["same", "same"])
        #expect(
            folder.files.filter { $0.hasPrefix("card/") } == [
                "card/now-open.a11y.txt", "card/now-open.html", "card/shut.a11y.txt", "card/shut.html",
            ])
        #expect(folder.store.remarks.isEmpty)
    }

    @Test func renamedStoryWithDifferentText() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["card/open": Self.card("open", "We are open")])
        let checks = try check(folder, ["card/now-open": Self.card("now-open", "We are back")]).checks
        #expect(
            checks.map(\.word) == [
                "changed: Card: story “open” became “now-open”; Card <p>: “We are open” became “We are back”"
            ])
    }

    /// The former id and instance also occur in values that have nothing to do with the story.
    @Test func renamedStoryWithShortNames() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        func card(_ id: String, _ instance: String) -> String {
            """
            <section id="\(id)" data-component="Card" data-instance="\(instance)"><h2 id="\(id)-title">Hours</h2>\
            <p id="apple" aria-labelledby="\(id)-title apple" data-a="a"><a href="/p/10">Ten</a> \
            <a href="/p/1">One</a> <a href="#\(id)-title">Up</a> <a href="b#apple">Apple</a></p>\
            <p data-component="Part" data-instance="\(instance)/part">Part</p></section>
            """
        }
        try folder.record(["card/open": card("a", "1")])
        let recorded = try [#require(RecordedRename(from: "card/open", to: "card/now-open"))]
        let checks = try check(folder, ["card/now-open": card("b", "2")], recorded: recorded).checks
        #expect(checks.map(\.word) == ["changed: Card: story “open” became “now-open”"])
    }

    @Test func renamedComponent() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let words = ["open": "We are open", "shut": "We are away", "holiday": "Back on the third of May"]
        try folder.record(Dictionary(uniqueKeysWithValues: words.map { ("card/\($0)", Self.card($0, $1)) }))
        let tiles = Dictionary(uniqueKeysWithValues: words.map { ("tile/\($0)", Self.card($0, $1, of: "Tile")) })
        let (checks, renames, orphans) = try check(folder, tiles)
        #expect(renames == ["holiday", "open", "shut"].map { "card/\($0) is now tile/\($0)" })
        #expect(orphans.isEmpty)
        #expect(Set(checks.map(\.word)) == ["changed: Card: became Tile"])
        let report = SnapshotReport(checks, in: folder.store, isFull: true)
        #expect(report.groups.map(\.summary) == ["Card: became Tile, 3 times on 3 pages"])
        #expect(try accept(folder).count == 3)
        #expect(!folder.files.contains { $0.hasPrefix("card/") })
        #expect(try Set(check(folder, tiles).checks.map(\.word)) == ["same"])
    }

    @Test("Class names follow a component's new name", arguments: [("todo-row", "task-line"), ("TodoRow", "TaskLine")])
    func classes(from: String, to: String) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        func row(_ name: String) -> String { "<p class=\"\(name) \(name)-wide \(name)-tall \(name)-new\">Bread</p>" }
        try folder.record(["todo-row/open": row(from)])
        #expect(try check(folder, ["task-line/open": row(to)]).renames == ["todo-row/open is now task-line/open"])
    }

    @Test func tooDifferentStoryMustBeListed() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["card/open": "<p>One two three four five six</p>"])
        let stories = ["tile/open": "<ul><li>seven</li><li>eight</li></ul>"]
        let found = try check(folder, stories)
        #expect(found.renames.isEmpty)
        #expect(found.orphans == ["card/open"])
        let recorded = try [#require(RecordedRename(from: "card/*", to: "tile/*"))]
        #expect(try check(folder, stories, recorded: recorded).renames == ["card/open is now tile/open, 0% the same"])
        #expect(RecordedRename(from: "card/*", to: "tile/open") == nil)
        #expect(RecordedRename(from: "card", to: "tile") == nil)
    }

    @Test func snapshotChangedSinceCheckIsNotMoved() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["card/open": Self.card("open", "We are open")])
        _ = try check(folder, ["card/now-open": Self.card("now-open", "We are open")])
        try folder.record(["card/open": Self.card("open", "We are away")], .all)
        let store = folder.store
        let report = try store.accept(try store.pending())
        #expect(report.written.isEmpty)
        #expect(report.refused.map(\.reason) == ["has changed since it was compared; compare it again"])
        #expect(folder.files.contains("card/open.html"))
    }

    @Test func gitDetectsRename() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["card/open": Self.card("open", "We are open")])
        try folder.git("init", "-q")
        try folder.git("add", "-A")
        try folder.git("commit", "-qm", "one")
        _ = try check(folder, ["tile/open": Self.card("open", "We are open", of: "Tile")])
        #expect(try accept(folder) == ["tile/open"])
        try folder.git("add", "-A")
        let status = try folder.git("status", "--short").output.split(separator: "\n").map(String.init)
        #expect(
            status == [
                "M  snapshots/manifest.txt", "R  snapshots/card/open.a11y.txt -> snapshots/tile/open.a11y.txt",
                "R  snapshots/card/open.html -> snapshots/tile/open.html",
            ])
    }

    @Test(arguments: [("merge", true), ("diff3", true), ("diff3", false)])
    func conflictShowsAllSides(style: String, isLabeled: Bool) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        func branch(_ name: String, _ text: String) throws {
            try folder.git("checkout", "-q", "-b", name, "main")
            try folder.record(["card/open": Self.card("open", text)], .all)
            try folder.git("commit", "-qam", name)
        }
        try folder.git("init", "-q")
        try folder.record(["card/open": Self.card("open", "We are open")])
        try folder.git("add", "-A")
        try folder.git("commit", "-qm", "one")
        try branch("words", "We are away")
        try branch("more", "We are back")
        #expect(try folder.git("-c", "merge.conflictStyle=\(style)", "merge", "-q", "words").status != 0)
        for file in ["card/open.html", "card/open.a11y.txt"] where !isLabeled {
            try folder.write(try folder.read(file).replacing(/\|{7} .+/, with: "|||||||"), to: file)
        }
        let checks = try check(folder, ["card/open": Self.card("open", "We are away")]).checks
        #expect(checks[0].word == "has conflict markers on line \(try line(folder))")
        let text = SnapshotText.text(SnapshotReport(checks, in: folder.store, isFull: true))
        #expect(
            text.contains(
                "\n    HEAD to now: Card <p>: “We are back” became “We are away”\n"
                    + "    words is the same as the current output\n"),
            "\(text)")
        if style == "diff3" {
            #expect(text.contains(" to now: Card <p>: “We are open” became “We are away”\n    HEAD"), "\(text)")
        }
        if !isLabeled { #expect(text.contains("\n    common ancestor to now: Card <p>"), "\(text)") }
        let waiting = try folder.store.pending()
        #expect(waiting.first?.conflict?.sides.count == (style == "diff3" ? 3 : 2))
        let store = folder.store
        #expect(try store.accept(try store.pending(), named: [StoreFolder.id("card/open")]).written.count == 1)
        #expect(try check(folder, ["card/open": Self.card("open", "We are away")]).checks[0].word == "same")
    }

    private func line(_ folder: StoreFolder) throws -> Int {
        let lines = try folder.read("card/open.html").split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.firstIndex { $0.hasPrefix("<<<<<<<") } ?? -1) + 1
    }
}
