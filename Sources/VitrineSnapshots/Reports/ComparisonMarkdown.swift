import VitrineAccessibility
import VitrineSupport

/// Writes a comparison for a pull request: a verdict for each layer, a list of the changes in each layer, and collapsed
/// lists of pages, other files and problems.
package struct ComparisonMarkdown {
    /// The maximum size of the comment, in bytes. GitHub allows 65,536 characters, and GitLab more.
    package static let sizeLimit = 60_000

    /// Returns the comment, which ends with a line feed. If it would be larger than ``sizeLimit`` bytes, its lists are
    /// shortened.
    /// - Parameters:
    ///   - suite: the kind of comparison.
    ///   - limit: the maximum number of entries in each list; the others are counted.
    ///   - address: the address of the review page; nil for no link.
    package static func text(
        _ comparison: SiteComparison, suite: ComparisonSuite = .folders, limit: Int = 50,
        reviewAddress address: String? = nil
    ) -> String {
        var limit = limit
        while true {
            let text = whole(comparison, suite, limit: limit, address: address)
            if text.utf8.count <= sizeLimit || limit == 0 { return text }
            limit /= 2
        }
    }

    private static func whole(
        _ comparison: SiteComparison, _ suite: ComparisonSuite, limit: Int, address: String?
    ) -> String {
        guard !comparison.isClean else { return "### No changes\n\n\(same(comparison, suite)).\n" }
        var out = "### \(ComparisonText.summary(comparison))\n"
        if let address { out += "\n[Before and after of every change](\(escapedAddress(address)))\n" }
        let groups = comparison.groups
        if !groups.isEmpty {
            out += "\n| | |\n|---|---|\n"
            for verdict in LayerVerdict.all(groups) { out += "| \(verdict.layer.title) | \(verdict.sentence) |\n" }
        }
        if let remark = FailingLayers.remark(comparison.failing, groups) { out += "\n\(remark)\n" }
        if let same = comparison.accessibilitySentence { out += "\n\(same)\n" }
        out += section("Names lost", groups.filter(\.example.losesName), limit: limit)
        for layer in Change.Layer.allCases {
            let found = groups.filter { $0.example.layer == layer && !$0.example.losesName }
            out += section(ComparisonText.title(layer), found, limit: limit)
        }
        out += folded("New", comparison.newFiles, limit: limit) + folded("Gone", comparison.goneFiles, limit: limit)
        out += folded(
            "Changed pixels that no reported change explains", comparison.unexplainedPixels.map(\.sentence),
            limit: limit)
        out += folded("Renamed", comparison.renamed.map(\.sentence), limit: limit)
        out += folded("Changed pages", comparison.changed.map(\.path), limit: limit)
        out += folded("Changed files that are not pages", comparison.changedFiles, limit: limit)
        out += folded("Stylesheets", comparison.styleNotes.sorted().map(\.description), limit: limit)
        out += folded("Read differently than before", comparison.readings.map(\.sentence), limit: limit)
        out += folded("Not compared", comparison.problems.map(\.sentence), limit: limit)
        return out
    }

    /// Returns a sentence for a comparison without differences, without a final period: `3 files are the same`.
    private static func same(_ comparison: SiteComparison, _ suite: ComparisonSuite) -> String {
        let unchanged = suite.unchanged(comparison.unchanged)
        let rewritten = comparison.rewritten.count
        guard rewritten > 0 else { return unchanged }
        let pages = Count.of(
            rewritten, "page is written differently but means the same",
            "pages are written differently but mean the same")
        return comparison.unchanged > 0 ? "\(unchanged), and \(pages)" : pages
    }

    private static func section(_ title: String, _ groups: [ChangeGroup], limit: Int) -> String {
        guard !groups.isEmpty else { return "" }
        var out = "\n**\(title)**\n\n"
        for group in groups.prefix(limit) { out += "- \(Escaping.markdown(group.summary))\n" }
        if groups.count > limit { out += "- … and \(Count.grouped(groups.count - limit)) more\n" }
        return out
    }

    private static func folded(_ title: String, _ lines: [String], limit: Int) -> String {
        guard !lines.isEmpty else { return "" }
        let rest = lines.count > limit ? "- … and \(Count.grouped(lines.count - limit)) more\n" : ""
        let list = lines.prefix(limit).map { "- \(Escaping.markdown($0.isEmpty ? "the file" : $0))\n" }.joined()
        return "\n<details><summary>\(title) (\(Count.grouped(lines.count)))</summary>\n\n\(list)\(rest)\n</details>\n"
    }

    private static func escapedAddress(_ address: String) -> String {
        TerminalText.safe(address).replacing(" ", with: "%20").replacing("(", with: "%28").replacing(")", with: "%29")
            .replacing("<", with: "%3C").replacing(">", with: "%3E")
    }
}
