import Foundation
import TestSupport
import Testing

/// Tests decisions on groups: one by one, and from the file that the review page writes.
@Suite("snapshot: decisions")
struct SnapshotDecisionTests {
    /// Creates a gallery in which three stories have the same two differences, and returns it with the ids of both
    /// groups.
    private func changed() async throws -> (gallery: GalleryProgram, groups: [String]) {
        let gallery = try GalleryProgram()
        try gallery.configure("  include: [\"quote/*\", \"badge/badge-*\"]")
        _ = try await gallery.snapshot("record")
        try gallery.setQuoteClass("quote large\" dir=\"rtl")
        _ = try await gallery.snapshot("check", "--report", "review")
        let list = try await gallery.snapshot("review").output
        let groups = list.matches(of: #/([0-9a-f]{12})  Quote: /#).map { String($0.1) }
        return (gallery, groups)
    }

    /// Returns the group and the digest of each card in the page.
    private func cards(_ gallery: GalleryProgram) throws -> [(group: String, digest: String)] {
        try gallery.read("review/index.html").matches(
            of: #/data-group="([0-9a-f]+)" data-digest="([0-9a-f]+)"/#
        ).map { (group: String($0.1), digest: String($0.2)) }
    }

    @Test func groupsInAnyOrder() async throws {
        let (gallery, groups) = try await changed()
        defer { gallery.remove() }
        try #require(groups.count == 2)
        let first = try await gallery.snapshot("accept", groups[1])
        #expect(first.status == 3)
        #expect(first.output == "0 snapshots accepted into site/snapshots/.\n")
        let second = try await gallery.snapshot("accept", groups[0])
        #expect(second.status == 0, "\(second.errors)")
        #expect(second.output == "3 snapshots accepted into site/snapshots/.\n")
        #expect(try await gallery.snapshot("check").status == 0)
    }

    @Test func acceptedGroupCanBeRejectedLater() async throws {
        let (gallery, _) = try await changed()
        defer { gallery.remove() }
        let cards = try cards(gallery)
        try #require(cards.count == 2)
        #expect(try await gallery.snapshot("accept", cards[0].group).status == 3)
        let list = try await gallery.snapshot("review").output
        #expect(list.contains(cards[1].group) && !list.contains(cards[0].group), "\(list)")
        let before = gallery.snapshots
        let decisions = zip(["reject", "accept"], cards).map { "\($0) \($1.group) \($1.digest)\n" }
        try gallery.write("# vitrine decisions 1\n" + decisions.joined(), to: "both.txt")
        let both = try await gallery.snapshot("accept", "--from", "both.txt")
        #expect(both.status == 3)
        #expect(
            both.output
                == "0 snapshots accepted into site/snapshots/.\n"
                + "3 snapshots rejected; the next check shows them again.\n")
        #expect(gallery.snapshots == before)
    }

    @Test func decisionFileIsApplied() async throws {
        let (gallery, groups) = try await changed()
        defer { gallery.remove() }
        let cards = try cards(gallery)
        #expect(Set(cards.map(\.group)) == Set(groups))
        let lines = cards.reversed().map { "accept \($0.group) \($0.digest)\n" }
        try gallery.write("# vitrine decisions 1\n" + lines[0], to: "some.txt")
        let some = try await gallery.snapshot("accept", "--from", "some.txt")
        #expect(some.status == 3)
        #expect(some.errors.contains("waits: \(cards[0].group)  Quote: "), "\(some.errors)")
        try gallery.write("# vitrine decisions 1\n" + lines.joined(), to: "all.txt")
        let all = try await gallery.snapshot("accept", "--from", "all.txt")
        #expect(all.status == 0, "\(all.errors)")
        #expect(all.output == "3 snapshots accepted into site/snapshots/.\n")
        #expect(try await gallery.snapshot("check").status == 0)
        // The same decisions again: nothing is waiting, so none of them can be applied.
        let again = try await gallery.snapshot("accept", "--from", "all.txt")
        #expect(again.status == 3)
        #expect(again.output.hasPrefix("Nothing is waiting to be accepted; "), "\(again.output)")
        #expect(
            again.errors.contains("decision ignored: group \(cards[0].group) is no longer waiting"), "\(again.errors)")
    }

    @Test func unseenChangesAreNotAccepted() async throws {
        let (gallery, _) = try await changed()
        defer { gallery.remove() }
        let lines = try cards(gallery).map { "accept \($0.group) \($0.digest)\n" }
        try gallery.write("# vitrine decisions 1\n" + lines.joined(), to: "old.txt")
        let template = try gallery.read("site/templates/quote.mustache").replacing("large", with: "small")
        try gallery.write(template, to: "site/templates/quote.mustache")
        try await gallery.snapshot("check")
        let before = gallery.snapshots
        let old = try await gallery.snapshot("accept", "--from", "old.txt")
        #expect(old.status == 3)
        #expect(
            old.errors.contains(" is no longer waiting to be accepted, or has changed since it was reviewed; run ")
                && old.errors.contains(" snapshot check, then decide again\n"),
            "\(old.errors)")
        #expect(gallery.snapshots == before)
        try gallery.write("accept it\n", to: "wrong.txt")
        let wrong = try await gallery.snapshot("accept", "--from", "wrong.txt")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("wrong.txt:1: expected “# vitrine decisions 1”"), "\(wrong.errors)")
    }

    /// No decision in an invalid file is applied, and the file cannot send control sequences to the terminal.
    @Test func invalidDecisionFiles() async throws {
        let (gallery, _) = try await changed()
        defer { gallery.remove() }
        let card = try #require(try cards(gallery).first)
        let line = "accept \(card.group) \(card.digest)\n"
        let before = gallery.snapshots
        for (text, words) in [
            (
                line + "reject \(card.group) \(card.digest)\n",
                ":3: duplicate decision about \(card.group): the first is on line 2\n"
            ),
            (line + line, ":3: duplicate decision about \(card.group): the first is on line 2\n"),
            (line + "accept \u{1B}[2J 12\n", ":3: expected “accept”, “reject” or “skip”, a group and its digest\n"),
            (line + "accept 12 ../../x\n", ":3: expected “accept”, “reject” or “skip”, a group and its digest\n"),
            (line + "accept\u{2028}12 12\n", ":3: expected “accept”, “reject” or “skip”, a group and its digest\n"),
        ] {
            try gallery.write("# vitrine decisions 1\n" + text, to: "unclear.txt")
            let result = try await gallery.snapshot("accept", "--from", "unclear.txt")
            #expect(result.status == 64)
            #expect(result.errors == "error: unclear.txt\(words)")
            #expect(gallery.snapshots == before)
        }
        // Only the first quarter of the digest: digests of other groups could begin with it, too.
        try gallery.write("# vitrine decisions 1\naccept \(card.group) \(card.digest.prefix(16))\n", to: "short.txt")
        #expect(try await gallery.snapshot("accept", "--from", "short.txt").status == 3)
        #expect(gallery.snapshots == before && card.digest.count == 64)
        // A file that is larger than any real list of decisions.
        try gallery.write("# vitrine decisions 1\n", to: "huge.txt")
        try #require(truncate("\(gallery.path)/huge.txt", 20_000_000) == 0)
        let huge = try await gallery.snapshot("accept", "--from", "huge.txt")
        #expect(huge.status == 64)
        #expect(huge.errors == "error: huge.txt: cannot be read: it is larger than 10 MB\n")
        #expect(try await gallery.snapshot("accept", "--from", "/dev/zero").status == 64)
        // The line endings of Windows are accepted.
        try gallery.write("# vitrine decisions 1\r\nskip \(card.group) \(card.digest)\r\n", to: "lines.txt")
        let result = try await gallery.snapshot("accept", "--from", "lines.txt")
        #expect(result.status == 3)
        #expect(!result.errors.contains("expected"), "\(result.errors)")
    }

    @Test func rejectedGroupsAreShownAgain() async throws {
        let (gallery, _) = try await changed()
        defer { gallery.remove() }
        let lines = try cards(gallery).map { "reject \($0.group) \($0.digest)\n" }
        try gallery.write("# vitrine decisions 1\n" + lines.joined(), to: "no.txt")
        let no = try await gallery.snapshot("accept", "--from", "no.txt")
        #expect(no.output.hasSuffix("3 snapshots rejected; the next check shows them again.\n"), "\(no.output)")
        #expect(try await gallery.snapshot("check").status == 1)
    }

    @Test func pageAllowsOnlyItsScript() async throws {
        let (gallery, _) = try await changed()
        defer { gallery.remove() }
        let page = try gallery.read("review/index.html")
        #expect(page.matches(of: /<script/).count == 1)
        #expect(page.contains("content=\"script-src 'sha256-"))
        #expect(page.contains("<code class=\"command\">"))
    }
}
