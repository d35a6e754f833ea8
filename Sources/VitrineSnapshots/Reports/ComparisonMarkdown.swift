/// A comparison for a pull request: sentences as a list, pages folded away.
public struct ComparisonMarkdown {
    /// The comment; ends with a line feed.
    /// - Parameter limit: groups and files beyond this are counted; a comment has room for 65,536 letters.
    public static func text(_ comparison: SiteComparison, limit: Int = 50) -> String {
        guard !comparison.isClean else { return "### No changes\n\nAll \(comparison.unchanged) files are the same.\n" }
        var out = "### \(ComparisonText.summary(comparison))\n"
        let groups = comparison.groups
        for layer in Change.Layer.allCases {
            let found = groups.filter { $0.example.layer == layer }
            guard !found.isEmpty else { continue }
            out += "\n**\(ComparisonText.title(layer))**\n\n"
            for group in found.prefix(limit) { out += "- \(escaped(group.summary))\n" }
            if found.count > limit { out += "- … and \(found.count - limit) more\n" }
        }
        out += folded("New", comparison.added, limit) + folded("Gone", comparison.removed, limit)
        out += folded("Changed pages", comparison.changed.map(\.path), limit)
        out += folded("Changed files that are no pages", comparison.changedFiles, limit)
        out += folded("Not compared", comparison.problems.map(\.sentence), limit)
        return out
    }

    private static func folded(_ title: String, _ lines: [String], _ limit: Int) -> String {
        guard !lines.isEmpty else { return "" }
        let rest = lines.count > limit ? "- … and \(lines.count - limit) more\n" : ""
        let list = lines.prefix(limit).map { "- \(escaped($0))\n" }.joined()
        return "\n<details><summary>\(title) (\(lines.count))</summary>\n\n\(list)\(rest)\n</details>\n"
    }

    /// Nothing in a text is taken for Markdown or for HTML.
    static func escaped(_ text: String) -> String {
        var out = ""
        for letter in text {
            switch letter {
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "&": out += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@": out += "\\\(letter)"
            default: out.append(letter)
            }
        }
        return out
    }
}
