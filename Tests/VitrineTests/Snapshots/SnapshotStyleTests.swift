import Foundation
import TestSupport
import Testing

/// Tests typical changes of the stylesheets and pictures of stories.
@Suite("snapshot: styles")
struct SnapshotStyleTests {
    /// Creates a gallery and records the snapshots of a few stories.
    private func recorded() async throws -> GalleryProgram {
        let gallery = try GalleryProgram()
        try gallery.configure("  include: [\"list-header/contacts-*\", \"list-view/images\", \"badge/badge-a*\"]")
        let result = try await gallery.snapshot("record")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try await gallery.snapshot("check").status == 0)
        return gallery
    }

    private func append(_ rule: String, to gallery: GalleryProgram) throws {
        try gallery.write(try gallery.read("site/assets/site.css") + rule + "\n", to: "site/assets/site.css")
    }

    @Test func siteRuleHidesHeadings() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let before = gallery.snapshots
        try append("h2{display:none}", to: gallery)
        let changed = try await gallery.snapshot("check")
        #expect(changed.status == 1)
        let lines = changed.output.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(2) == [
                "Style",
                "  ListHeader, heading: display block became none, on list-header/contacts-nordic-countries-header",
            ])
        // The check did not change the snapshots, and `review` reports the pending changes again.
        #expect(gallery.snapshots == before)
        let review = try await gallery.snapshot("review")
        #expect(
            review.output.contains(
                "  ListHeader, heading: display block became none, on list-header/contacts-nordic-countries-header\n"))
        let accepted = try await gallery.snapshot("accept")
        #expect(accepted.status == 0, "\(accepted.output)")
        #expect(try await gallery.snapshot("check").status == 0)
        // The former sheet is gone; the new one exists once.
        let sheets = gallery.snapshots.keys.filter { $0.hasPrefix("_styles/") }
        #expect(sheets.count == 3)
        let texts = sheets.map { String(decoding: gallery.snapshots[$0] ?? Data(), as: UTF8.self) }
        #expect(texts.count { $0.hasSuffix("h2{display:none}\n") } == 1)
    }

    @Test func replacedPictureNamesItsStories() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let picture = try gallery.read("site/assets/harbor.svg")
        try gallery.write(picture + "\n", to: "site/assets/harbor.svg")
        let changed = try await gallery.snapshot("check", "--report", "review")
        #expect(changed.status == 1)
        #expect(
            changed.output.hasPrefix(
                "Style\n  Sample, picture: assets/harbor.svg was replaced, on list-view/images\n"))
        #expect(try gallery.read("review/after/assets/harbor.svg") == picture + "\n")
        #expect(try gallery.read("review/before/assets/harbor.svg") == picture)
        #expect(try !gallery.read("review/index.html").contains("The former file was not kept"))
        try await gallery.snapshot("accept", "list-view/images")
        #expect(try await gallery.snapshot("check").status == 0)
        let kept = gallery.snapshots.filter { $0.key.hasPrefix("_files/") && !$0.key.hasSuffix(".gitattributes") }
        let texts = kept.values.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts.contains(picture + "\n") && !texts.contains(picture))
        let attributes = try gallery.read("site/snapshots/_files/.gitattributes")
        #expect(attributes == "# The pictures and fonts of stories, kept byte for byte.\n* binary\n")
    }

    @Test func missingFormerPicture() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.remove("site/snapshots/_files")
        // Nothing differs, so nothing is reported.
        #expect(try await gallery.snapshot("check").status == 0)
        let picture = try gallery.read("site/assets/harbor.svg")
        try gallery.write(picture + "\n", to: "site/assets/harbor.svg")
        #expect(try await gallery.snapshot("check", "--report", "review").status == 1)
        #expect(
            try gallery.read("review/index.html").contains(
                "The old file was not kept with the snapshots, so both frames show the new one."))
        #expect(try gallery.read("review/before/assets/harbor.svg") == picture + "\n")
        // From now on, the file is kept, and the next change shows both versions.
        try await gallery.snapshot("accept")
        try gallery.write(picture + "\n\n", to: "site/assets/harbor.svg")
        #expect(try await gallery.snapshot("check", "--report", "review").status == 1)
        #expect(try gallery.read("review/before/assets/harbor.svg") == picture + "\n")
    }

    @Test func oneOfTwoGroupsIsAccepted() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try append(".list-header h2 { letter-spacing: 3px } .badge { letter-spacing: 2px }", to: gallery)
        #expect(try await gallery.snapshot("check").status == 1)
        let accepted = try await gallery.snapshot("accept", "list-header/*")
        #expect(accepted.status == 0, "\(accepted.output)\(accepted.errors)")
        // Both versions of the sheet are kept as long as stories need them.
        #expect(gallery.snapshots.keys.count { $0.hasPrefix("_styles/") } == 4)
        let left = try await gallery.snapshot("check")
        #expect(left.status == 1)
        #expect(left.output.contains("  Badge: letter-spacing normal became 2px, 3 times on 3 pages\n"))
        #expect(!left.output.contains("ListHeader"))
        try await gallery.snapshot("accept")
        #expect(gallery.snapshots.keys.count { $0.hasPrefix("_styles/") } == 3)
        #expect(try await gallery.snapshot("check").status == 0)
    }

    @Test(.enabled(if: TestRun.hasBrowser))
    func browserDrawsBothVersions() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try append(".badge { letter-spacing: 2px }", to: gallery)
        let result = try await gallery.snapshot("check", "--pixels", "--widths", "500", "--report", "review")
        #expect(result.status == 1)
        // Two of the three badges look different: the third is Arabic, and Chromium does not space its joined letters.
        // The rule does not apply to the other stories, which use the same sheet.
        #expect(
            result.output.contains("\nDrawn at 500 px (light): 5 pages, of which 2 look different.\n"),
            "\(result.output)\(result.errors)")
        #expect(!result.output.contains("Changed pixels that no reported change explains"))
        #expect(gallery.files("review/pixels").count == 4)
        #expect(try gallery.read("review/index.html").contains("src=\"pixels/1-before.png\""))
    }

    @Test(.enabled(if: TestRun.hasBrowser))
    func browserDrawsPictureThatWasReplacedByAnother() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.configure("  include: [\"badge/badge-a*\"]")
        let styles = try gallery.read("site/assets/site.css")
        let picture =
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path fill='red' d='M0 0h9v9H0z'/></svg>\n"
        for (name, former) in [("old", nil), ("new", "old")] {
            if let former { try gallery.remove("site/assets/\(former).svg") }
            try gallery.write(picture, to: "site/assets/\(name).svg")
            try gallery.write(
                styles + ".badge { background-image: url(\(name).svg) !important }\n", to: "site/assets/site.css")
            if former == nil { try await gallery.snapshot("record") }
        }
        let result = try await gallery.snapshot("check", "--pixels", "--widths", "500")
        // Both pictures are the same, so the pages look the same if the former one is drawn before the change.
        #expect(
            result.output.contains("\nDrawn at 500 px (light): 3 pages, of which 0 look different.\n"),
            "\(result.output)\(result.errors)")
    }

    @Test func unusableTemporaryFolderKeepsSentences() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try append("h2{display:none}", to: gallery)
        try gallery.write("", to: "file")
        let result = try await gallery.snapshot("check", "--pixels", environment: ["TMPDIR": "\(gallery.path)/file"])
        #expect(result.status == 3)
        #expect(
            result.output.contains(
                "  ListHeader, heading: display block became none, on list-header/contacts-nordic-countries-header\n"))
        #expect(
            result.errors == """
                \(gallery.path)/file: error: cannot be used for temporary files, so no pictures were taken: \
                a part of the path is not a folder; set the environment variable TMPDIR to another folder

                """)
    }

    @Test func sheetWithoutEffect() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try append(".nothing-has-it { color: red }", to: gallery)
        let result = try await gallery.snapshot("check")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("assets/site.css changed, without effect on any compared page\n"))
        let recorded = try await gallery.snapshot("record")
        #expect(recorded.status == 0)
        #expect(try await gallery.snapshot("check").output.hasPrefix("5 snapshots: 5 are the same.\n"))
    }

    @Test func acceptLeavesStylesThatChangedSince() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try append(".nothing-has-it { color: red }", to: gallery)
        #expect(try await gallery.snapshot("check").status == 0)
        // A merge leaves two lines for a story, and it is not known which one is right.
        let list = try gallery.read("site/snapshots/styles.txt")
        try gallery.write(list + "\nstory list-view/images 000000000000\n", to: "site/snapshots/styles.txt")
        let accepted = try await gallery.snapshot("accept")
        #expect(accepted.status == 3)
        #expect(
            accepted.errors
                == "left as it is: list-view/images has changed since it was compared; compare it again\n")
        #expect(
            accepted.output == """
                0 snapshots accepted into site/snapshots/.
                The changed stylesheets of 4 snapshots, in which nothing else changed, were recorded too.

                """)
    }

    @Test("Styles missing from a store in an earlier format are reported and written", arguments: ["accept", "record"])
    func upgrade(command: String) async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.remove("site/snapshots/styles.txt")
        try gallery.remove("site/snapshots/_styles")
        let manifest = try gallery.read("site/snapshots/manifest.txt")
        try gallery.write(
            manifest.replacing("# vitrine snapshots 3", with: "# vitrine snapshots 2"),
            to: "site/snapshots/manifest.txt")
        let old = try await gallery.snapshot("check")
        #expect(old.status == 0)
        #expect(
            old.output == """
                site/snapshots/styles.txt is missing, so styles are not compared; run snapshot accept or snapshot record to write it
                5 snapshots: 5 are the same.

                """)
        #expect(try await gallery.snapshot(command).status == 0)
        #expect(try gallery.read("site/snapshots/manifest.txt") == manifest)
        #expect(gallery.snapshots.keys.contains("styles.txt"))
        #expect(try await gallery.snapshot("check").output == "5 snapshots: 5 are the same.\n")
        try append("h2{display:none}", to: gallery)
        #expect(try await gallery.snapshot("check").status == 1)
    }

    @Test func damagedSheet() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let sheets = gallery.snapshots.keys.filter { $0.hasPrefix("_styles/") }.sorted()
        for sheet in sheets { try gallery.write("p {}", to: "site/snapshots/\(sheet)") }
        // The digests of the styles are the same, so the damaged files are not read.
        #expect(try await gallery.snapshot("check").status == 0)
        try append("h2{display:none}", to: gallery)
        let result = try await gallery.snapshot("check")
        #expect(result.status == 3)
        #expect(result.output.contains("its styles were not compared: _styles/"))
        // Nobody has seen the differences, so they are accepted only by `record --all`.
        for command in ["accept", "record"] {
            try await gallery.snapshot(command)
            #expect(try await gallery.snapshot("check").status == 3, "\(command)")
        }
        let all = try await gallery.snapshot("record", "--all")
        #expect(all.status == 0)
        #expect(all.errors == "")
        #expect(try await gallery.snapshot("check").status == 0)
    }

    @Test func styleDifferencesThatDoNotFail() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try append("h2{display:none}", to: gallery)
        let result = try await gallery.snapshot("check", "--fail-on", "accessibility,data,markup")
        #expect(result.status == 0)
        #expect(result.output.contains("Differences in style do not fail this run.\n"))
        let yaml = try gallery.read("site/vitrine.yml")
        try gallery.write(yaml + "  failOn: [data]\n", to: "site/vitrine.yml")
        #expect(try await gallery.snapshot("check").status == 0)
        #expect(try await gallery.snapshot("check", "--fail-on", "style").status == 1)
    }
}
