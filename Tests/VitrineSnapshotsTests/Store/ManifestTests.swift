import Testing
import VitrineSnapshots

@Suite("Manifest")
struct ManifestTests {
    @Test func readsWrittenManifest() throws {
        var manifest = StoreManifest()
        for name in ["b/b", "a/z", "b/a"] { manifest.set(try StoreFolder.id(name), "h-\(name)") }
        #expect(manifest.text == "# vitrine snapshots 3\n\na/z h-a/z\n\nb/a h-b/a\n\nb/b h-b/b\n")
        #expect(StoreManifest(manifest.text) == manifest)
        #expect(StoreManifest(manifest.text.replacing("\n", with: "\r\n")) == manifest)
        #expect(StoreManifest("").text == "# vitrine snapshots 3\n\n")
    }

    @Test func conflictMarkersAndUnknownLines() throws {
        let manifest = StoreManifest(
            "# vitrine snapshots 2\n\n<<<<<<< HEAD\na/z 1\n=======\na/z 2\n>>>>>>> other\n\nwhat is this?\n")
        #expect(manifest.hasMergeMarkers)
        #expect(manifest.strangeLines == [9])
        #expect(manifest.hashes == [try StoreFolder.id("a/z"): ["1", "2"]])
        #expect(StoreManifest("# vitrine snapshots 7\n").newerVersion == 7)
    }

    @Test(
        "Recording repairs a manifest, even if nothing else has to be written",
        arguments: [RecordMode.missing, .all])
    func mending(mode: RecordMode) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["todo/a": "<p>a</p>", "todo/b": "<p>b</p>"])
        let right = try folder.read("manifest.txt")
        try folder.write(right + "<<<<<<< HEAD\n=======\nwhat is this?\n>>>>>>> other\n", to: "manifest.txt")
        #expect(folder.store.remarks.count == 2)
        let report = try folder.record(["todo/a": "<p>a</p>"], mode)
        #expect(report.written == [] && report.mendsManifest)
        #expect(try folder.read("manifest.txt") == right)
        #expect(folder.store.remarks.isEmpty)
        #expect(!(try folder.record(["todo/a": "<p>a</p>"], mode)).mendsManifest)
    }

    /// Creates a repository with eight snapshots, records `mine` on the main branch and `theirs` on another one, and
    /// merges the latter.
    /// - Returns: the exit status and the output of `git merge`.
    private func merge(
        _ folder: StoreFolder, _ mine: [String: String], _ theirs: [String: String]
    ) throws -> (status: Int32, output: String) {
        var stories: [String: String] = [:]
        for letter in "abcdefgh" { stories["todo/\(letter)"] = "<p>one</p><p>two</p><p>three</p><p>four</p>" }
        try folder.record(stories)
        try folder.git("init", "-q")
        try folder.git("add", "-A")
        try folder.git("commit", "-qm", "base")
        try folder.git("checkout", "-qb", "theirs")
        try folder.record(theirs, .failed)
        try folder.git("add", "-A")
        try folder.git("commit", "-qm", "theirs")
        try folder.git("checkout", "-q", "main")
        try folder.record(mine, .failed)
        try folder.git("add", "-A")
        try folder.git("commit", "-qm", "mine")
        return try folder.git("merge", "-q", "--no-edit", "theirs")
    }

    @Test func twoBranchesThatChangeNeighborsMerge() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let mine = ["todo/b": "<p>mine</p>", "todo/d": "<p>mine</p>", "todo/new-1": "<p>new</p>"]
        let theirs = ["todo/c": "<p>theirs</p>", "todo/e": "<p>theirs</p>", "todo/new-2": "<p>new</p>"]
        let result = try merge(folder, mine, theirs)
        #expect(result.status == 0, "\(result.output)")
        let store = folder.store
        for (name, markup) in mine.merging(theirs, uniquingKeysWith: { one, _ in one }) {
            let check = try store.check(name, markup)
            #expect(check.word == "same")
            #expect(!check.isUnlisted, "\(name)")
        }
        #expect(store.remarks.isEmpty)
        // Writing sorts the lines, no matter in which order a merge left them.
        try folder.record(["todo/zzz": "<p>z</p>"])
        let lines = try folder.read("manifest.txt").split(separator: "\n").dropFirst()
        #expect(lines.count == 11)
        #expect(lines.sorted() == Array(lines))
    }

    @Test func mergeWithoutDriver() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.write("# none\n", to: ".gitattributes")
        let result = try merge(folder, ["todo/b": "<p>mine</p>"], ["todo/c": "<p>theirs</p>"])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func onlyChangedSnapshotConflicts() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let result = try merge(folder, ["todo/c": "<p>mine</p>"], ["todo/c": "<p>theirs</p>", "todo/d": "<p>d</p>"])
        #expect(result.status != 0)
        #expect(
            try folder.git("diff", "--name-only", "--diff-filter=U").output
                == "snapshots/todo/c.a11y.txt\nsnapshots/todo/c.html\n")
        #expect(try folder.check("todo/c", "<p>mine</p>").word == "has conflict markers on line 2")
        #expect(try folder.check("todo/d", "<p>d</p>").word == "same")
    }

    @Test func snapshotMergedByGitIsUnlisted() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let mine = "<p>ONE</p><p>two</p><p>three</p><p>four</p>"
        let theirs = "<p>one</p><p>two</p><p>three</p><p>FOUR</p>"
        let both = "<p>ONE</p><p>two</p><p>three</p><p>FOUR</p>"
        #expect(try merge(folder, ["todo/c": mine], ["todo/c": theirs]).status == 0)
        let store = folder.store
        let check = try store.check("todo/c", both)
        #expect(check.word == "same")
        #expect(check.isUnlisted)
        #expect(try folder.record(["todo/c": both]).written.count == 1)
        let after = folder.store
        #expect(!(try after.check("todo/c", both)).isUnlisted)
    }
}
