import Foundation
import Testing
import VitrineSupport

@testable import VitrineSnapshots

/// Tests snapshots in an earlier format. `Fixtures/format-1` has two snapshots with the same contents: a badge of the
/// project's gallery. The manifest also lists `badge/gone`, which has no file.
@Suite("Snapshots of format 1")
struct FormerFormatTests {
    private static let fixture = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/format-1")

    private static let accent =
        "<span class='badge accent' data-component='Badge' data-instance='kind-declarative/badge-accent' dir='auto' id='kind-declarative--badge-accent'>New</span>"

    /// Creates a store with the files of the fixture.
    private func folder() throws -> StoreFolder {
        let folder = try StoreFolder()
        try FileManager.default.copyItem(at: Self.fixture, to: URL(filePath: "\(folder.path)/snapshots"))
        return folder
    }

    private func id() throws -> SnapshotID { try SnapshotID(component: "TodoRow", story: "Completed") }

    private func check(_ folder: StoreFolder) throws -> [SnapshotCheck] {
        let (store, maker) = (folder.store, try SnapshotMaker())
        return try [SnapshotID(component: "Badge", story: "badge-accent"), id()].map {
            try store.check($0, markup: Array(Self.accent.utf8), with: maker)
        }
    }

    @Test func formerFormatIsRead() throws {
        let folder = try folder()
        defer { folder.remove() }
        let checks = try check(folder)
        #expect(checks.map(\.word) == ["same", "same"])
        // The manifest lists both stories, but the file of one of them has a different name in the current format.
        #expect(checks.map(\.isUnlisted) == [false, true])
        #expect(
            folder.store.remarks.map(\.description) == [
                "\(folder.path)/snapshots/manifest.txt has an old format; run snapshot record to update it"
            ])
        #expect(folder.store.orphans(besides: Set(checks.map(\.id))).map(\.description) == ["badge/gone"])
    }

    @Test("Recording renames folders whose names are different in the current format")
    func folderName() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let (id, maker) = (try SnapshotID(component: "HTMLView", story: "a"), try SnapshotMaker())
        func check() throws -> SnapshotCheck {
            try folder.store.check(id, markup: Array(Self.accent.utf8), with: maker)
        }
        _ = try folder.store.record([check()], .missing)
        let former = try #require(id.former)
        #expect(former.path.split(separator: "/").first != id.path.split(separator: "/").first)
        for (now, then) in [(id.path, former.path), (id.accessibilityPath, former.accessibilityPath)] {
            try folder.write(folder.read(now), to: then)
            try folder.delete(now)
        }
        let manifest = try folder.read("manifest.txt").replacing("vitrine snapshots 3", with: "vitrine snapshots 1")
        try folder.write(manifest.replacing(id.description, with: former.description), to: "manifest.txt")
        #expect(try check().word == "same")
        _ = try folder.store.record([check()], .missing)
        #expect(folder.files.filter { $0.hasPrefix("html-view") } == [id.accessibilityPath, id.path])
        #expect(try check().word == "same")
    }

    @Test("Pages in quirks mode are read back, also as earlier versions stored them")
    func quirksMode() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let (id, maker) = (try SnapshotID(page: "old.html"), try SnapshotMaker())
        func check(_ page: String) throws -> SnapshotCheck {
            folder.store.check(id, try maker.content(Array(page.utf8), of: id, syntax: .html), with: maker)
        }
        let page = "<!DOCTYPE html foo><html lang=en><title>Old</title><p>One</p>"
        _ = try folder.store.record([check(page)], .missing)
        let stored = try folder.read("_pages/old.html")
        #expect(stored.hasPrefix("<!-- vitrine snapshot 1 -->\n<!DOCTYPE html-in-Quirks-Mode>\n<html lang=\"en\">\n"))
        let former = stored.replacing("html-in-Quirks-Mode", with: "html (in quirks mode)")
        for text in [stored, former] {
            try folder.write(text, to: "_pages/old.html")
            #expect(try check(page).word == "same")
            #expect(try check(page.replacing("One", with: "Two")).word == "changed: <p>: “One” became “Two”")
            #expect(
                try check(page.replacing(" foo", with: "")).word
                    == "changed: Document type: “<!DOCTYPE html (in quirks mode)>” became “<!DOCTYPE html>”")
        }
    }

    @Test func recordingWritesCurrentFormat() throws {
        let folder = try folder()
        defer { folder.remove() }
        let report = try folder.store.record(try check(folder), .missing)
        #expect(report.mendsManifest)
        #expect(report.written == [try id()])
        let name = "todo-row/completed~\(SHA256.hex(Array("Completed".utf8)).prefix(10))"
        #expect(folder.files.filter { $0.hasPrefix("todo-row") } == ["\(name).a11y.txt", "\(name).html"])
        let files = try ["html", "a11y.txt"].map { try folder.read("badge/badge-accent.\($0)") }
        let digest = SHA256.hex(Array(files.joined().utf8))
        #expect(
            try folder.read("manifest.txt") == """
                # vitrine snapshots 3

                badge/badge-accent \(digest)

                badge/gone 0123456789abcdef0123456789abcdef

                \(name) \(digest)

                """)
        #expect(try check(folder).map(\.word) == ["same", "same"])
        #expect(try check(folder).map(\.isUnlisted) == [false, false])
        #expect(folder.store.remarks == [])
    }

    @Test func acceptedResultReplacesFormerFile() throws {
        let folder = try folder()
        defer { folder.remove() }
        let (store, maker) = (folder.store, try SnapshotMaker())
        let changed = Self.accent.replacing(">New<", with: ">Other<")
        let check = try store.check(try id(), markup: Array(changed.utf8), with: maker)
        #expect(check.word == "changed: Badge: “New” became “Other”")
        try store.keepPending([check], isFull: false)
        let next = folder.store
        #expect(try next.accept(try next.pending()).written == [try id()])
        #expect(!folder.files.contains { $0.contains("ec0ee871d5") })
        #expect(try folder.store.check(try id(), markup: Array(changed.utf8), with: maker).word == "same")
    }

    @Test func manifestMergedFromBothFormats() throws {
        let folder = try folder()
        defer { folder.remove() }
        _ = try folder.store.record(try check(folder), .missing)
        let former = try String(contentsOf: Self.fixture.appending(path: "manifest.txt"), encoding: .utf8)
        try folder.write(try folder.read("manifest.txt") + "\n" + former, to: "manifest.txt")
        #expect(try check(folder).map(\.word) == ["same", "same"])
        _ = try folder.store.record(try check(folder), .missing)
        #expect(try check(folder).map(\.isUnlisted) == [false, false])
        #expect(folder.store.remarks == [])
    }
}
