import VitrineAccessibility
import VitrineSupport

/// Writes a comparison for people at a terminal: groups of changes first, then files, problems and notes.
package struct ComparisonText {
    /// The maximum number of entries in each list, unless all are requested; the others are only counted.
    package static let groupLimit = 40

    /// Returns the report, which ends with a line feed.
    package static func text(_ comparison: SiteComparison, all: Bool = false) -> String {
        var out = ""
        let groups = comparison.groups
        out += list("Names lost", groups.filter(\.example.losesName).map(\.summary), all: all, of: "change")
        for layer in Change.Layer.allCases {
            let found = groups.filter { $0.example.layer == layer && !$0.example.losesName }
            out += list(title(layer), found.map(\.summary), all: all, of: "change")
        }
        out += list("New", comparison.newFiles, all: all)
        out += list("Gone", comparison.goneFiles, all: all)
        out += list("Renamed", comparison.renamed.map(\.sentence), all: all)
        out += list("Changed files that are not pages", comparison.changedFiles, all: all)
        out += list("Read differently than before", comparison.readings.map(\.sentence), all: all)
        out += list(
            "Changed pixels that no reported change explains", comparison.unexplainedPixels.map(\.sentence), all: all)
        out += list("Not compared", comparison.problems.map(\.sentence), all: all)
        out += list(
            "Compared coarsely, because too much differs", comparison.changed.filter(\.isCoarse).map(\.path),
            all: all)
        for note in comparison.styleNotes.sorted() { out += TerminalText.safe("\(note)") + "\n" }
        if let remark = FailingLayers.remark(comparison.failing, groups) { out += remark + "\n" }
        for note in comparison.pixelNotes { out += TerminalText.safe(note) + "\n" }
        if let same = comparison.accessibilitySentence { out += same + "\n" }
        return out + summary(comparison) + "\n"
    }

    /// Returns the counts in one sentence: `3 pages changed, 1 new, 12 the same.`
    package static func summary(_ comparison: SiteComparison) -> String {
        var parts: [String] = []
        if !comparison.changed.isEmpty {
            parts.append(Count.of(comparison.changed.count, "page", "pages") + " changed")
        }
        if !comparison.changedFiles.isEmpty {
            parts.append(Count.of(comparison.changedFiles.count, "other file", "other files") + " changed")
        }
        let counts = [
            (comparison.renamed.count, "renamed"), (comparison.newFiles.count, "new"),
            (comparison.goneFiles.count, "gone"),
            (comparison.rewritten.count, "written differently but meaning the same"),
            (Set(comparison.problems.map(\.path)).count, "not compared"),
        ]
        for (count, words) in counts where count > 0 { parts.append("\(Count.grouped(count)) \(words)") }
        if comparison.unchanged > 0 || parts.isEmpty { parts.append("\(Count.grouped(comparison.unchanged)) the same") }
        if comparison.ignored > 0 { parts.append("\(Count.grouped(comparison.ignored)) ignored") }
        return parts.joined(separator: ", ") + "."
    }

    static func title(_ layer: Change.Layer) -> String {
        layer == .accessibility ? "What assistive technology announces" : layer.title
    }

    private static func list(_ title: String, _ lines: [String], all: Bool, of thing: String = "") -> String {
        guard !lines.isEmpty else { return "" }
        let shown = all ? lines[...] : lines.prefix(groupLimit)
        let left = lines.count - shown.count
        let more = thing.isEmpty ? "\(Count.grouped(left)) more" : Count.of(left, "other \(thing)", "other \(thing)s")
        let rest = left > 0 ? "  … and \(more); --all lists them\n" : ""
        return "\(title)\n" + shown.map { "  \($0.isEmpty ? "the file" : TerminalText.safe($0))\n" }.joined() + rest
    }
}
