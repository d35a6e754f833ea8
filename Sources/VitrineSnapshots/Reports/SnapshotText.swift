import VitrineSupport

/// Writes the results of a run for people at a terminal: changes as sentences first, then missing snapshots and stories
/// that could not be compared.
package struct SnapshotText {
    /// Returns the report, which ends with a line feed.
    package static func text(_ report: SnapshotReport, all: Bool = false) -> String {
        var out = ""
        let groups = report.groups
        out += list("Names lost", groups.filter(\.example.losesName).map(\.summary), all: all)
        for layer in Change.Layer.allCases {
            let found = groups.filter { $0.example.layer == layer && !$0.example.losesName }
            out += list(ComparisonText.title(layer), found.map(\.summary), all: all)
        }
        for pair in report.pairs where pair.isCoarse {
            out += "\(pair.id): compared coarsely, because too much differs\n"
        }
        let comparison = report.comparison()
        out += list(
            "Changed pixels that no reported change explains",
            comparison.unexplainedPixels.map { TerminalText.safe($0.sentence) }, all: all)
        out += list("Renamed", report.renames.map(\.sentence), all: all)
        out += list("No snapshot", report.missing.map(\.description), all: all)
        out += list(
            "Snapshots that cannot be compared", report.unreadable.map(Self.text),
            all: all)
        out += list(
            "Not compared", report.failures.map { "\($0.id): \($0.message.replacing("\n", with: "\n    "))" }, all: all)
        out += list("Snapshots without a story", report.orphans.map(\.description), all: all)
        for note in report.styleNotes.sorted() { out += TerminalText.safe("\(note)") + "\n" }
        for remark in report.remarks { out += "\(remark)\n" }
        if let remark = FailingLayers.remark(report.failing, groups) { out += remark + "\n" }
        for note in report.pixelNotes { out += TerminalText.safe(note) + "\n" }
        if !report.unlisted.isEmpty {
            out += """
                \(Count.of(report.unlisted.count, "snapshot is", "snapshots are")) valid but not correctly listed in the manifest; \
                run “snapshot record” to repair it

                """
        }
        return out + redactions(report) + summary(report) + "\n"
    }

    /// Returns the counts in one sentence: `607 snapshots: 2 differ, 1 is missing, 604 are the same.` If stored
    /// stylesheets are missing or damaged, a second sentence has their number.
    package static func summary(_ report: SnapshotReport) -> String {
        let failed = report.failures.count(where: \.isOfStory)
        let total = report.unchanged + report.pairs.count + report.missing.count + report.unreadable.count + failed
        var parts: [String] = []
        func add(_ count: Int, one: String, many: String) {
            if count > 0 { parts.append("\(Count.grouped(count)) \(count == 1 ? one : many)") }
        }
        add(report.pairs.count, one: "differs", many: "differ")
        add(report.missing.count, one: "is missing", many: "are missing")
        add(report.unreadable.count, one: "cannot be compared", many: "cannot be compared")
        add(failed, one: "was not rendered", many: "were not rendered")
        add(report.orphans.count, one: "no longer has a story", many: "no longer have a story")
        add(report.unchanged, one: "is the same", many: "are the same")
        let sheets = report.failures.count - failed
        return "\(Count.of(total, "snapshot", "snapshots")): \(parts.isEmpty ? "none" : parts.joined(separator: ", "))."
            + (sheets > 0
                ? " \(Count.of(sheets, "stored stylesheet is", "stored stylesheets are")) missing or damaged." : "")
    }

    /// Returns a line with the number of matches of each redaction and, if every story was checked, a warning for each
    /// redaction without a match; empty if there are no redactions.
    private static func redactions(_ report: SnapshotReport) -> String {
        guard !report.redactions.isEmpty else { return "" }
        let hits = report.redactions.map { "\($0.redaction.name) \(Count.of($0.hits, "time", "times"))" }
        let idle = report.idleRedactions.map { redaction in
            "\(redaction.place.isEmpty ? "" : redaction.place + ": ")warning: the redaction “\(redaction.name)” matches nothing\n"
        }
        return "Replaced: \(hits.joined(separator: ", "))\n" + idle.joined()
    }

    /// Returns a problem with a snapshot; for a merge conflict, also the changes from each side to the current output.
    private static func text(_ found: SnapshotReport.Unreadable) -> String {
        let sides = found.conflict?.sides.map { "\n    \($0.sentence)" } ?? []
        return "\(found.id) \(found.damage)" + sides.joined()
    }

    private static func list(_ title: String, _ lines: [String], all: Bool) -> String {
        guard !lines.isEmpty else { return "" }
        let shown = all ? lines[...] : lines.prefix(ComparisonText.groupLimit)
        let rest = lines.count - shown.count
        let more = rest > 0 ? "  … and \(Count.grouped(rest)) more; --all lists them\n" : ""
        return "\(title)\n" + shown.map { "  \($0)\n" }.joined() + more
    }
}
