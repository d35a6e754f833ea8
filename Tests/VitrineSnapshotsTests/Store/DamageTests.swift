import Foundation
import Testing
import VitrineSnapshots

@Suite("Damaged snapshots")
struct DamageTests {
    static let markup = "<ul><li>one</li><li>two</li></ul>"

    @Test(
        "Each defect is reported, and the file is replaced only if all snapshots are recorded",
        arguments: [
            (
                "<!-- vitrine snapshot 1 -->\n<<<<<<< HEAD\n<p>a</p>\n=======\n<p>b</p>\n>>>>>>> other\n<!-- end -->\n",
                "has conflict markers on line 2"
            ),
            ("<!-- vitrine snapshot 1 -->\n<ul>\n  <li>on", "is cut short: its last line is missing"),
            ("<!-- vitrine sna", "is cut short: its last line is missing"),
            ("", "is cut short: its last line is missing"),
            ("<!-- vitrine snapshot 1 -->\n<ul>\n<!-- end -->\n", "is not well-formed: "),
            (
                "<!-- vitrine snapshot 2 -->\n<p>of tomorrow</p>\n<!-- end -->\n",
                "has format 2 of a newer version of Vitrine; update Vitrine"
            ),
            ("<p>something else</p>\n", "is not a snapshot: its first line is not that of a snapshot"),
            (
                "<!-- vitrine snapshot one -->\n<p></p>\n<!-- end -->\n",
                "is not a snapshot: its first line is not that of a snapshot"
            ),
        ])
    func damages(bytes: String, message: String) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.write(bytes, to: "list/a.html")
        try folder.write("# vitrine accessibility 1\n# end\n", to: "list/a.a11y.txt")
        let word = try folder.check("list/a", Self.markup).word
        #expect(word.hasPrefix(message), "\(word)")
        // A snapshot of a newer version can be compared after an update.
        let advice = word.hasSuffix("; update Vitrine") ? "" : "; replace it with snapshot record --all"
        for mode in [RecordMode.missing, .failed] {
            let report = try folder.record(["list/a": Self.markup], mode)
            #expect(report.written.isEmpty)
            #expect(report.refused.first?.reason == word + advice)
            #expect(try folder.read("list/a.html") == bytes)
        }
        #expect(try folder.record(["list/a": Self.markup], .all).written.count == 1)
        #expect(try folder.check("list/a", Self.markup).word == "same")
    }

    @Test func lineEndsAreNotDamage() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["list/a": Self.markup])
        let text = try folder.read("list/a.html")
        try folder.write(text.replacing("\n", with: "\r\n"), to: "list/a.html")
        #expect(try folder.check("list/a", Self.markup).word == "same")
        try folder.write(String(text.dropLast()), to: "list/a.html")
        #expect(try folder.check("list/a", Self.markup).word == "same")
    }

    @Test func markersInAccessibilitySnapshot() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["list/a": Self.markup], accessibility: "list\n")
        try folder.write("# vitrine accessibility 1\n<<<<<<< HEAD\n", to: "list/a.a11y.txt")
        #expect(
            try folder.check("list/a", Self.markup, accessibility: "list\n").word == "has conflict markers on line 2")
    }

    @Test func unreadable() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/snapshots/list/a.html", withIntermediateDirectories: true)
        #expect(try folder.check("list/a", Self.markup).word == "cannot be read: it is a folder")
        #expect(try folder.record(["list/a": Self.markup]).refused.count == 1)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/snapshots/list/b.html", withDestinationPath: "nowhere")
        #expect(
            try folder.check("list/b", Self.markup).word == "cannot be read: it is a symbolic link that leads nowhere")
    }

    @Test func missingFilesAreRecordedAgain() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["list/a": Self.markup])
        try folder.delete("list/a.html")
        #expect(try folder.check("list/a", Self.markup).word == "is in the manifest, but its file is missing")
        #expect(try folder.record(["list/a": Self.markup]).written.count == 1)
        #expect(try folder.check("list/a", Self.markup).word == "same")
    }

    @Test func incompleteFolderOfKilledRun() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["list/a": Self.markup, "list/b": Self.markup])
        let manifest = try folder.read("manifest.txt")
        let changed = "<ul><li>three</li></ul>"
        try folder.record(["list/a": changed, "list/new": changed], .all)
        // The state after a killed run that had written `list/a` and `list/new`, but neither `list/b` nor the manifest.
        try folder.write(manifest, to: "manifest.txt")
        try folder.write("# A run\nlist/a\nlist/b\nlist/new\n", to: "unfinished.txt")
        let half = "was written by a run that was killed before it finished"
        #expect(try folder.check("list/a", Self.markup).word == half)
        #expect(try folder.check("list/a", changed).word == half)
        #expect(try folder.check("list/new", changed).word == half)
        #expect(try folder.check("list/b", Self.markup).word == "same")
        #expect(
            folder.store.remarks.map(\.description) == [
                "\(folder.path)/snapshots: a run was killed while it was writing 3 snapshots; these were written: list/a, list/new"
            ])
        // A second run accepts the snapshots that equal the stories, and refuses to replace the other one.
        let report = try folder.record(["list/a": Self.markup, "list/b": Self.markup, "list/new": changed])
        #expect(report.written.map(\.description) == ["list/new"])
        #expect(
            report.refused.map { "\($0.id) \($0.reason)" }
                == ["list/a \(half); replace it with snapshot record --all"])
        #expect(folder.files.contains("unfinished.txt"))
        #expect(try folder.record(["list/a": Self.markup], .all).written.count == 1)
        #expect(!folder.files.contains("unfinished.txt"))
        #expect(folder.store.remarks.isEmpty)
        #expect(try folder.check("list/a", Self.markup).word == "same")
    }

    @Test func filesRestoredByGitAreComplete() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["list/a": Self.markup])
        try folder.write("# A run\nlist/a\n", to: "unfinished.txt")
        #expect(try folder.check("list/a", Self.markup).word == "same")
        #expect(folder.store.remarks.isEmpty)
    }

    @Test("An unreadable list is named", arguments: ["manifest.txt", "styles.txt", "unfinished.txt"])
    func unreadableList(file: String) throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/snapshots/\(file)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(folder.store.remarks.map(\.description) == ["\(path): cannot be read: it is a folder"])
        let problem = SnapshotProblem.file(path, reason: "cannot be read: it is a folder")
        #expect(throws: problem) { try folder.record(["list/a": Self.markup]) }
    }

    @Test func unreadableStylesAreNotMissing() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.record(["list/a": Self.markup])
        let path = "\(folder.path)/snapshots/styles.txt"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(
            folder.store.remarks(keepsStyles: true).map(\.description) == ["\(path): cannot be read: it is a folder"])
    }

    @Test func newerManifestIsNotWritten() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        try folder.write("# vitrine snapshots 4\n\nlist/a {}\n", to: "manifest.txt")
        let problem = SnapshotProblem.newerManifest("\(folder.path)/snapshots/manifest.txt", version: 4)
        #expect(throws: problem) { try folder.record(["list/a": Self.markup], .all) }
        #expect(
            folder.store.remarks.map(\.description) == [
                "\(folder.path)/snapshots/manifest.txt has format 4 of a newer version of Vitrine; update Vitrine"
            ])
        #expect(folder.files == ["manifest.txt"])
    }
}
