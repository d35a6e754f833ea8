import VitrineAccessibility
import VitrineSupport

/// Writes a comparison for a pull request: a verdict for each layer, the changes as a list, and collapsed lists of
/// pages.
package struct ComparisonMarkdown {
    /// The maximum size of the comment, in bytes. GitHub allows 65,536 characters, and GitLab more.
    package static let sizeLimit = 60_000

    /// Returns the comment, which ends with a line feed and is never larger than ``sizeLimit`` bytes.
    /// - Parameters:
    ///   - limit: the maximum number of listed groups and files; the others are counted.
    ///   - address: the address of the review page; nil for no link.
    package static func text(_ comparison: SiteComparison, limit: Int = 50, reviewAddress address: String? = nil)
        -> String
    {
        var limit = limit
        while true {
            let text = whole(comparison, limit: limit, address: address)
            if text.utf8.count <= sizeLimit || limit == 0 { return text }
            limit /= 2
        }
    }

    private static func whole(_ comparison: SiteComparison, limit: Int, address: String?) -> String {
        guard !comparison.isClean else {
            return "### No changes\n\n\(Count.of(comparison.unchanged, "file is", "files are")) the same.\n"
        }
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
            "Changed pixels that no sentence explains", comparison.unexplainedPixels.map(\.sentence), limit: limit)
        out += folded("Renamed", comparison.renamed.map(\.sentence), limit: limit)
        out += folded("Changed pages", comparison.changed.map(\.path), limit: limit)
        out += folded("Changed files that are not pages", comparison.changedFiles, limit: limit)
        out += folded("Stylesheets", comparison.styleNotes.sorted().map(\.description), limit: limit)
        out += folded("Read differently than before", comparison.readings.map(\.sentence), limit: limit)
        out += folded("Not compared", comparison.problems.map(\.sentence), limit: limit)
        return out
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
