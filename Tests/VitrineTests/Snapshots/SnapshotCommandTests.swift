import Foundation
import TestSupport
import Testing

@Suite("snapshot")
struct SnapshotCommandTests {
    /// Creates a gallery and records the snapshots of its quotes and badges.
    private func recorded() async throws -> GalleryProgram {
        let gallery = try GalleryProgram()
        try gallery.configure("  include: [\"quote/*\", \"badge/badge-*\"]")
        let result = try await gallery.snapshot("record")
        #expect(result.output == "7 snapshots written to site/snapshots/.\n", "\(result.errors)")
        return gallery
    }

    @Test func recordCheckAndAccept() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let clean = try await gallery.snapshot("check")
        #expect(clean.status == 0)
        #expect(clean.output == "7 snapshots: 7 are the same.\n")
        let before = gallery.snapshots
        try gallery.setQuoteClass("quote large")
        let changed = try await gallery.snapshot("check")
        #expect(changed.status == 1)
        #expect(
            changed.output == """
                Style
                  Quote: class “large” added, 3 times on 3 pages
                7 snapshots: 3 differ, 4 are the same.
                gallery snapshot review shows the changes; gallery snapshot accept accepts them all.

                """)
        #expect(gallery.snapshots == before)
        let accepted = try await gallery.snapshot("accept")
        #expect(accepted.status == 0)
        #expect(accepted.output == "3 snapshots accepted into site/snapshots/.\n")
        #expect(try await gallery.snapshot("check").status == 0)
        // Only the three snapshots and the manifest have changed, and no file was added or removed.
        let after = gallery.snapshots
        #expect(after.keys == before.keys)
        let files = after.keys.filter { after[$0] != before[$0] }.sorted()
        #expect(
            files.count == 4 && files.first == "manifest.txt" && files.dropFirst().allSatisfy { $0.hasSuffix(".html") })
    }

    @Test func nothingIsWrittenInCI() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.configure("  include: \"quote/*\"")
        let missing = try await gallery.snapshot("check", isCI: true)
        #expect(missing.status == 2)
        #expect(missing.output.contains("3 snapshots: 3 are missing.\n"))
        #expect(
            missing.output.contains(
                "variable CI is set, so run the check again on your own computer, use these commands there, and commit the "
                    + "files.\n"))
        for command in ["record", "accept", "prune"] {
            let result = try await gallery.snapshot(command, isCI: true)
            #expect(result.status == 64, "\(command)")
            #expect(result.errors.hasPrefix("The environment variable CI is set, so nothing was "))
        }
        #expect(!FileManager.default.fileExists(atPath: "\(gallery.site)/snapshots"))
        try await gallery.snapshot("record")
        let files = gallery.files("site/snapshots")
        try gallery.setQuoteClass("other")
        #expect(try await gallery.snapshot("check", isCI: true).status == 1)
        #expect(gallery.files("site/snapshots") == files)
    }

    @Test func orphansOnlyInFullRun() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.configure("  include: \"quote/*\"")
        let part = try await gallery.snapshot("check", "--only", "quote/*")
        #expect(part.status == 0)
        #expect(part.output == "3 snapshots: 3 are the same.\n")
        let full = try await gallery.snapshot("check")
        #expect(full.status == 2)
        #expect(full.output.hasPrefix("Snapshots without a story\n  badge/badge-accent\n"))
        #expect(
            full.output.hasSuffix(
                "3 snapshots: 4 no longer have a story, 3 are the same.\ngallery snapshot prune removes snapshots without a story.\n"
            ))
        let dry = try await gallery.snapshot("prune", "--dry-run")
        #expect(dry.output.hasSuffix("4 snapshots have no story.\n"))
        #expect(gallery.snapshots.keys.contains("badge/badge-accent.html"))
        #expect(try await gallery.snapshot("prune").output.hasSuffix("4 snapshots removed from site/snapshots/.\n"))
        #expect(!gallery.snapshots.keys.contains { $0.hasPrefix("badge/") })
        #expect(try await gallery.snapshot("check").status == 0)
    }

    @Test func failingStoriesDoNotStopComparison() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.write("<figure class=\"quote\"><div></figure>", to: "site/templates/quote.mustache")
        let result = try await gallery.snapshot("check")
        #expect(result.status == 3)
        #expect(result.output.hasPrefix("Not compared\n  quote/"), "\(result.output)\(result.errors)")
        #expect(result.output.contains("7 snapshots: 3 were not rendered, 4 are the same.\n"))
    }

    @Test func damageIsReportedAndNotOverwritten() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let file = "site/snapshots/badge/badge-accent.html"
        let text = try gallery.read(file)
        try gallery.write(text.replacing("<!-- end -->\n", with: ""), to: file)
        let result = try await gallery.snapshot("check")
        #expect(result.status == 3)
        #expect(
            result.output.hasPrefix(
                "Snapshots that cannot be compared\n  badge/badge-accent is cut short: its last line is missing\n7 snapshots: 1 cannot be compared, 6 are the same.\n"
            ), "\(result.output)")
        let record = try await gallery.snapshot("record", "--failed")
        #expect(record.status == 3)
        #expect(
            record.errors
                == "left as it is: badge/badge-accent is cut short: its last line is missing; "
                + "replace it with snapshot record --all\n"
        )
        let accept = try await gallery.snapshot("accept")
        #expect(accept.status == 3)
        let named = try await gallery.snapshot("accept", "badge/badge-accent")
        #expect(named.status == 0)
        #expect(named.errors == "replaced: badge/badge-accent, which is cut short: its last line is missing\n")
        #expect(try gallery.read(file) == text)
    }

    @Test func malformedSnapshotIsAcceptedByName() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let file = "site/snapshots/badge/badge-accent.html"
        let text = try gallery.read(file)
        try gallery.write("<!-- vitrine snapshot 1 -->\n<ul>\n<!-- end -->\n", to: file)
        #expect(try await gallery.snapshot("check").status == 3)
        let named = try await gallery.snapshot("accept", "badge/badge-accent")
        #expect(named.status == 0)
        #expect(named.errors.hasPrefix("replaced: badge/badge-accent, which is not well-formed: "), "\(named.errors)")
        #expect(try gallery.read(file) == text)
    }

    @Test func newerSnapshotNeedsUpdate() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        let newer = "<!-- vitrine snapshot 2 -->\n<p>a</p>\n<!-- end -->\n"
        try gallery.write(newer, to: "site/snapshots/badge/badge-accent.html")
        let result = try await gallery.snapshot("check")
        #expect(result.status == 3)
        #expect(
            result.output == """
                Snapshots that cannot be compared
                  badge/badge-accent has format 2 of a newer version of Vitrine; update Vitrine
                7 snapshots: 1 cannot be compared, 6 are the same.

                """)
    }

    @Test func groupsAndNamesAreAccepted() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.setQuoteClass("quote large")
        #expect(try await gallery.snapshot("check").status == 1)
        let unknown = try await gallery.snapshot("accept", "nothing/here")
        #expect(unknown.status == 64)
        #expect(unknown.errors.hasPrefix("error: nothing named nothing/here is waiting to be accepted\n"))
        let list = try await gallery.snapshot("review")
        #expect(list.status == 1)
        let match = try #require(
            list.output.firstMatch(of: /^([0-9a-f]{12})  Quote: class “large” added, 3 times on 3 pages\n/))
        #expect(
            try await gallery.snapshot("accept", String(match.1)).output
                == "3 snapshots accepted into site/snapshots/.\n")
        #expect(try await gallery.snapshot("review").output.hasPrefix("Nothing is waiting to be accepted"))
        try gallery.setQuoteClass("quote small")
        try await gallery.snapshot("check")
        #expect(
            try await gallery.snapshot("accept", "quote/*").output == "3 snapshots accepted into site/snapshots/.\n")
        #expect(try await gallery.snapshot("check").status == 0)
    }

    @Test func storyWithAnotherChangeIsNotAccepted() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.setQuoteClass("quote large\" dir=\"rtl")
        #expect(try await gallery.snapshot("check").status == 1)
        let list = try await gallery.snapshot("review")
        let match = try #require(list.output.firstMatch(of: /([0-9a-f]{12})  Quote: class “large” added/))
        let before = gallery.snapshots
        let accepted = try await gallery.snapshot("accept", String(match.1))
        #expect(accepted.status == 3)
        #expect(accepted.output == "0 snapshots accepted into site/snapshots/.\n")
        let reason = "because it also has another change: Quote: dir “rtl” added"
        #expect(accepted.errors.contains(reason), "\(accepted.errors)")
        #expect(gallery.snapshots == before)
    }

    @Test func recordReportsSnapshotsNotWritten() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.setQuoteClass("quote large")
        let missing = try await gallery.snapshot("record")
        #expect(missing.status == 0)
        let first = "0 snapshots written to site/snapshots/.\n3 snapshots differ and were not written: "
        #expect(missing.output.hasPrefix(first), "\(missing.output)")
        #expect(missing.output.hasSuffix(" snapshot check shows how; --failed writes them too.\n"), "\(missing.output)")
        #expect(try await gallery.snapshot("record", "--failed").output == "3 snapshots written to site/snapshots/.\n")
        #expect(try await gallery.snapshot("check").status == 0)
    }

    @Test func redactions() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let include = "  include: [\"quote/*\", \"badge/badge-*\"]\n  redact:\n"
        try gallery.configure(
            include + "    - name: kind\n      select: //figure/@class\n    - name: old\n      select: //marquee")
        #expect(try await gallery.snapshot("record").status == 0)
        try gallery.setQuoteClass("other")
        let full = try await gallery.snapshot("check")
        #expect(full.status == 0)
        #expect(full.output.hasPrefix("Replaced: kind 3 times, old 0 times\nsite/vitrine.yml:"), "\(full.output)")
        #expect(full.output.contains("warning: the redaction “old” matches nothing\n"))
        #expect(try await !gallery.snapshot("check", "--only", "badge/*").output.contains("warning"))
        try gallery.configure(include + "    - name: kind\n      select: //figure[")
        let wrong = try await gallery.snapshot("check")
        #expect(wrong.status == 64)
        #expect(wrong.errors.hasPrefix("site/vitrine.yml:"))
        #expect(wrong.errors.contains(": error: select: “[” is not closed"))
    }

    @Test func formats() async throws {
        let gallery = try await recorded()
        defer { gallery.remove() }
        try gallery.setQuoteClass("quote large")
        let json = try await gallery.snapshot("check", "--format", "json")
        #expect(json.status == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object["unchanged"] as? Int == 4)
        let changed = try #require(object["changed"] as? [[String: Any]])
        #expect(changed.count == 3 && (changed[0]["path"] as? String ?? "").hasPrefix("quote/"))
        let github = try await gallery.snapshot("check", "--format", "github")
        #expect(github.output.hasPrefix("::error file=site/snapshots/quote/"))
        let junit = try await gallery.snapshot("check", "--format", "junit")
        #expect(junit.output.contains("failures=\"3\""))
        #expect(junit.output.contains("<testsuites name=\"gallery snapshot check\""))
        #expect(junit.output.contains("<testcase classname=\"snapshot\" name=\"4 snapshots are the same\"/>"))
        let markdown = try await gallery.snapshot("check", "--format", "markdown")
        #expect(markdown.output.contains("Quote: class “large” added, 3 times on 3 pages"))
        let page = try await gallery.snapshot("check", "--report", "review.html")
        #expect(page.status == 1)
        #expect(try gallery.read("review.html").contains("class “large” added"))
    }

    @Test func ordinaryPages() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.configure("  include: \"badge/badge-accent\"\n  pages: [index.html, components/badge.html]")
        #expect(try await gallery.snapshot("record").output == "3 snapshots written to site/snapshots/.\n")
        try await gallery.build()
        let index = try gallery.read("site/snapshots/_pages/index.html")
        #expect(index.hasPrefix("<!-- vitrine snapshot 1 -->\n<!DOCTYPE html>\n<html"))
        #expect(gallery.snapshots.keys.contains("_pages/components/badge.html"))
        #expect(try await gallery.snapshot("check", isCI: true).status == 0)
    }

    @Test(.enabled(if: StepHook.isAvailable), .enabled(if: TestRun.hasLongTests, "VITRINE_TESTS=all"))
    func killedAndRepeatedRuns() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let hook = try StepHook()
        defer { hook.remove() }
        try gallery.configure("  include: [\"quote/*\", \"badge/*\", \"todo-row/*\", \"label/*\"]")
        try await gallery.snapshot("record", environment: hook.counting)
        let good = gallery.snapshots
        let steps = try hook.lastCount()
        for step in StepHook.choice(of: steps, last: 4, between: 4) {
            try gallery.remove("site/snapshots")
            let killed = try await gallery.snapshot("record", environment: hook.environment(.kill(step)))
            #expect(killed.status == SIGKILL, "step \(step) of \(steps)")
            let check = try await gallery.snapshot("check", isCI: true)
            #expect([0, 2, 3].contains(check.status), "\(check.output)\(check.errors)")
            let next = try await gallery.snapshot("record")
            #expect(next.status == 0, "\(next.output)\(next.errors)")
            #expect(gallery.snapshots == good, "step \(step) of \(steps)")
        }
    }

    @Test func parallelRuns() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.configure("  include: [\"quote/*\", \"badge/*\", \"label/*\"]")
        try await gallery.snapshot("record")
        let good = gallery.snapshots
        for _ in 0..<3 {
            try FileManager.default.removeItem(atPath: "\(gallery.site)/snapshots")
            async let one = gallery.snapshot("record")
            async let other = gallery.snapshot("record", "--all")
            async let third = gallery.snapshot("check")
            let results = try await [one, other, third]
            #expect(results[0].status == 0 && results[1].status == 0, "\(results)")
            #expect(gallery.snapshots == good)
        }
    }
}
