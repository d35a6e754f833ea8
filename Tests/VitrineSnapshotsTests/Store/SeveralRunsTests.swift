import Foundation
import Testing
import VitrineMarkup
import VitrineSnapshots

@Suite("Several runs")
struct SeveralRunsTests {
    @Test func parallelRunsKeepAllResults() async throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for run in 0..<8 {
                group.addTask {
                    for number in 0..<10 {
                        try folder.record(["run-\(run)/n-\(number)": "<p>\(run) \(number)</p>", "all/same": "<p>x</p>"])
                    }
                }
            }
            try await group.waitForAll()
        }
        let store = folder.store
        for run in 0..<8 {
            for number in 0..<10 {
                let id = try StoreFolder.id("run-\(run)/n-\(number)")
                let check = try store.check("\(id)", "<p>\(run) \(number)</p>")
                #expect(check.word == "same")
                #expect(!check.isUnlisted)
            }
        }
        #expect(StoreManifest(try folder.read("manifest.txt")).hashes.count == 81)
        #expect(store.remarks.isEmpty)
    }

    /// Several runs in one process write at the same time. Names of temporary files must not depend only on the process
    /// id, because all these runs share it.
    @Test func parallelFirstRuns() async throws {
        for _ in 0..<60 {
            let folder = try StoreFolder()
            defer { folder.remove() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<8 { group.addTask { try folder.record(["all/n-\(number)": "<p>x</p>"]) } }
                try await group.waitForAll()
            }
            #expect(StoreManifest(try folder.read("manifest.txt")).hashes.count == 8)
        }
    }

    @Test func orphans() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": "<p>a</p>", "todo/b": "<p>b</p>", "old/c": "<p>c</p>"], accessibility: "text\n")
        try folder.write("<p>My notes</p>\n", to: "todo/notes.html")
        try folder.write("# Snapshots\n", to: "README.md")
        // A merge may add a snapshot without its line in the manifest, or a line without its snapshot.
        try folder.write("<!-- vitrine snapshot 1 -->\n<p>x</p>\n<!-- end -->\n", to: "todo/stray.html")
        try folder.write(try folder.read("manifest.txt") + "\ntodo/line 12\n", to: "manifest.txt")
        let planned: Set<SnapshotID> = [try StoreFolder.id("todo/a")]
        let orphans = folder.store.orphans(besides: planned)
        #expect(orphans.map(\.description) == ["old/c", "todo/b", "todo/line", "todo/stray"])
        #expect(try folder.store.prune(orphans).written == orphans)
        #expect(
            folder.files == [
                ".gitattributes", "README.md", "manifest.txt", "todo/a.a11y.txt", "todo/a.html", "todo/notes.html",
            ])
        #expect(folder.store.orphans(besides: planned).isEmpty)
        #expect(try folder.check("todo/a", "<p>a</p>", accessibility: "text\n").word == "same")
    }

    /// Returns the number of stories whose digests alone show that they are the same as their snapshots, so that
    /// nothing is parsed.
    private func proven(
        _ folder: StoreFolder, _ stories: [String: String], _ redactions: [Redaction] = []
    ) throws -> Int {
        let store = folder.store
        store.remember(redactions: redactions)
        let maker = try SnapshotMaker(redactions: redactions)
        var proven = 0
        for (name, markup) in stories {
            let found = try store.checkRemembering(StoreFolder.id(name), markup: Array(markup.utf8), with: maker).check
            if case .same = found.outcome, found.content == nil { proven += 1 }
        }
        store.saveMemory()
        return proven
    }

    @Test func unchangedSnapshotsAreNotRead() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        var stories = ["todo/a": "<p>a</p>", "todo/b": "<p>b</p>", "todo/c": "<p>c</p>"]
        try folder.record(stories)
        #expect(try proven(folder, stories) == 0)
        #expect(try proven(folder, stories) == 3)
        // Story `a` and the snapshot file of `b` change, so only `c` is known to be the same without being parsed.
        stories["todo/a"] = "<p>changed</p>"
        try folder.write(try folder.read("todo/b.html").replacing("<p>", with: "<p class=\"x\">"), to: "todo/b.html")
        #expect(try proven(folder, stories) == 1)
        #expect(try folder.check("todo/b", "<p>b</p>").word == "changed: <p>: class “x” removed")
        let redaction = Redaction("letter", select: try .init("//p/text()"))
        #expect(try proven(folder, stories, [redaction]) == 0)
    }

    @Test func hitsAreRemembered() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let redaction = Redaction("date", select: try .init("//time"))
        let maker = try SnapshotMaker(redactions: [redaction])
        let markup = Array("<p><time>1</time><time>2</time></p>".utf8)
        let id = try StoreFolder.id("todo/a")
        let first = folder.store
        _ = try first.record([try first.check(id, markup: markup, with: maker)], .missing)
        for _ in 0..<2 {
            let store = folder.store
            store.remember(redactions: [redaction])
            #expect(try store.checkRemembering(id, markup: markup, with: maker).hits == [2])
            store.saveMemory()
        }
    }
}
