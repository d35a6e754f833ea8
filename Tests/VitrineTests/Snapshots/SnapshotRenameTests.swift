import Foundation
import TestSupport
import Testing

/// Tests stories whose snapshots have former names, from the check to the next run that passes.
@Suite("snapshot: renames")
struct SnapshotRenameTests {
    /// Creates a gallery, records snapshots, and gives some of them different names, so that a component and a story
    /// seem to have been renamed since then.
    private func renamed() async throws -> GalleryProgram {
        let gallery = try GalleryProgram()
        try gallery.configure("  include: [\"quote/*\", \"badge/badge-*\"]")
        _ = try await gallery.snapshot("record")
        let (quotes, sayings) = ("\(gallery.site)/snapshots/quote", "\(gallery.site)/snapshots/saying")
        try FileManager.default.moveItem(atPath: quotes, toPath: sayings)
        for name in gallery.files("site/snapshots/saying").keys where name.hasSuffix(".html") {
            let file = "site/snapshots/saying/\(name)"
            try gallery.write(gallery.read(file).replacing("Quote", with: "Saying"), to: file)
        }
        let badges = "\(gallery.site)/snapshots/badge"
        for ending in ["html", "a11y.txt"] {
            try FileManager.default.moveItem(
                atPath: "\(badges)/badge-plain.\(ending)", toPath: "\(badges)/badge-simple.\(ending)")
        }
        let badge = "site/snapshots/badge/badge-simple.html"
        try gallery.write(gallery.read(badge).replacing("badge-plain", with: "badge-simple"), to: badge)
        for list in ["manifest.txt", "styles.txt"] {
            let text = try gallery.read("site/snapshots/\(list)").replacing("quote/", with: "saying/")
            try gallery.write(
                text.replacing("badge/badge-plain", with: "badge/badge-simple"), to: "site/snapshots/\(list)")
        }
        return gallery
    }

    @Test func checkAndAcceptRenames() async throws {
        let gallery = try await renamed()
        defer { gallery.remove() }
        let check = try await gallery.snapshot("check", "--report", "review")
        #expect(check.status == 1)
        #expect(
            check.output == """
                Markup
                  Saying: became Quote, 3 times on 3 pages
                  Badge: story “badge-simple” became “badge-plain”, on badge/badge-plain
                Renamed
                  badge/badge-simple is now badge/badge-plain
                  saying/right-to-left is now quote/right-to-left
                  saying/several-lines is now quote/several-lines
                  saying/translated is now quote/translated
                7 snapshots: 4 differ, 3 are the same.
                gallery snapshot review shows the changes; gallery snapshot accept accepts them all.

                """, "\(check.output)\(check.errors)")
        let page = try gallery.read("review/index.html")
        #expect(page.contains("Renamed from saying/translated.html."))
        let prune = try await gallery.snapshot("prune")
        #expect(prune.output.hasSuffix("0 snapshots removed from site/snapshots/.\n"))
        #expect(
            prune.errors.contains(
                "left as it is: badge/badge-simple is the former snapshot of badge/badge-plain; "
                    + "gallery snapshot accept badge/badge-plain moves it\n"
            ), "\(prune.errors)")
        #expect(try await gallery.snapshot("accept").output == "4 snapshots accepted into site/snapshots/.\n")
        let again = try await gallery.snapshot("check")
        #expect(again.output == "7 snapshots: 7 are the same.\n", "\(again.output)")
        #expect(!gallery.snapshots.keys.contains { $0.hasPrefix("saying/") })
        #expect(try !gallery.read("site/snapshots/styles.txt").contains("saying/"))
    }

    @Test func recordAllMovesRenamedSnapshots() async throws {
        let gallery = try await renamed()
        defer { gallery.remove() }
        let record = try await gallery.snapshot("record")
        let first = "0 snapshots written to site/snapshots/.\n4 snapshots differ and were not written: "
        #expect(record.output.hasPrefix(first), "\(record.output)")
        #expect(try await gallery.snapshot("record", "--failed").output == "4 snapshots written to site/snapshots/.\n")
        #expect(try await gallery.snapshot("check").output == "7 snapshots: 7 are the same.\n")
    }
}
