import Foundation
import TestSupport
import Testing

/// A typical pull request: it edits a template, renames a component, changes a token and replaces a picture.
@Suite("snapshot: a pull request")
struct PullRequestTests {
    @Test func fourGroupsAreDecidedOnce() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.configure(
            "  include: [\"quote/*\", \"badge/badge-*\", \"list-view/images\", \"list-header/contacts-*\"]")
        _ = try await gallery.snapshot("record")
        try renameComponent(gallery)
        let template = try gallery.read("site/templates/quote.mustache")
        try gallery.write(
            template.replacing("<figcaption><bdi>{{author}}</bdi>", with: "<figcaption>By <bdi>{{author}}</bdi>"),
            to: "site/templates/quote.mustache")
        try gallery.write(
            gallery.read("site/assets/site.css") + ":root { --accent: #8a1a5f }\n", to: "site/assets/site.css")
        let picture = try gallery.read("site/assets/harbor.svg")
        try gallery.write(picture.replacing("</svg>", with: "<circle r=\"9\"/></svg>"), to: "site/assets/harbor.svg")

        let check = try await gallery.snapshot("check", "--report", "review")
        #expect(check.status == 1)
        let page = try gallery.read("review/index.html")
        let cards = page.matches(of: #/data-group="([0-9a-f]+)" data-digest="([0-9a-f]+)"/#).map { "\($0.1) \($0.2)" }
        #expect(cards.count == 4, "\(check.output)")
        for sentence in [
            "  Label: became Badge, 4 times on 4 pages\n",
            "  Quote, figure “A proverb” and 2 more: “By” added to their names, 3 times on 3 pages\n",
            "  Sample, picture: assets/harbor.svg was replaced, on list-view/images\n",
        ] {
            #expect(check.output.contains(sentence), "\(check.output)")
        }
        #expect(check.output.contains("  token --accent "), "\(check.output)")
        // Each group is decided only once; the order does not matter.
        try gallery.write(
            "# vitrine decisions 1\n" + cards.reversed().map { "accept \($0)\n" }.joined(), to: "decisions.txt")
        let replayed = try await gallery.snapshot("accept", "--from", "decisions.txt")
        #expect(replayed.status == 0, "\(replayed.errors)")
        let next = try await gallery.snapshot("check")
        #expect(next.status == 0, "\(next.output)")
        #expect(next.output.hasSuffix("are the same.\n"))
        #expect(!gallery.snapshots.keys.contains { $0.hasPrefix("label/") })
    }

    /// Makes it look as if the component Badge was called Label before: its snapshots and their lists get the former
    /// name.
    private func renameComponent(_ gallery: GalleryProgram) throws {
        let folder = "\(gallery.site)/snapshots"
        try FileManager.default.moveItem(atPath: "\(folder)/badge", toPath: "\(folder)/label")
        for name in gallery.files("site/snapshots/label").keys where name.hasSuffix(".html") {
            let file = "site/snapshots/label/\(name)"
            try gallery.write(
                gallery.read(file).replacing("\"Badge\"", with: "\"Label\""),
                to: file)
        }
        for list in ["manifest.txt", "styles.txt"] {
            let text = try gallery.read("site/snapshots/\(list)").replacing("badge/", with: "label/")
            try gallery.write(text, to: "site/snapshots/\(list)")
        }
    }
}
