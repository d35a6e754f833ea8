/// A comparison for people at a terminal: groups first, then pages.
public struct ComparisonText {
    /// More groups than this are counted, not listed, unless everything is asked for.
    public static let groupLimit = 40

    /// The report; ends with a line feed.
    public static func text(_ comparison: SiteComparison, all: Bool = false) -> String {
        var out = ""
        let groups = comparison.groups
        for layer in Change.Layer.allCases {
            let found = groups.filter { $0.example.layer == layer }
            guard !found.isEmpty else { continue }
            out += "\(title(layer))\n"
            for group in all ? found[...] : found.prefix(groupLimit) { out += "  \(group.summary)\n" }
            if !all, found.count > groupLimit {
                out +=
                    "  … and \(Count.of(found.count - groupLimit, "other change", "other changes")); --all lists them\n"
            }
        }
        out += list("New", comparison.added, all) + list("Gone", comparison.removed, all)
        out += list("Changed files that are no pages", comparison.changedFiles, all)
        for problem in comparison.problems { out += "not compared: \(problem.sentence)\n" }
        for page in comparison.changed where page.isCoarse {
            out += "\(page.path): compared coarsely, because too much differs\n"
        }
        return out + summary(comparison) + "\n"
    }

    /// `3 pages changed, 1 new, 12 the same.`
    public static func summary(_ comparison: SiteComparison) -> String {
        var parts: [String] = []
        if !comparison.changed.isEmpty {
            parts.append(Count.of(comparison.changed.count, "page", "pages") + " changed")
        }
        if !comparison.changedFiles.isEmpty {
            parts.append(Count.of(comparison.changedFiles.count, "other file", "other files") + " changed")
        }
        if !comparison.added.isEmpty { parts.append("\(comparison.added.count) new") }
        if !comparison.removed.isEmpty { parts.append("\(comparison.removed.count) gone") }
        if !comparison.rewritten.isEmpty {
            parts.append("\(comparison.rewritten.count) written otherwise and saying the same")
        }
        if !comparison.problems.isEmpty { parts.append("\(comparison.problems.count) not compared") }
        if comparison.unchanged > 0 || parts.isEmpty { parts.append("\(comparison.unchanged) the same") }
        return parts.joined(separator: ", ") + "."
    }

    static func title(_ layer: Change.Layer) -> String {
        switch layer {
        case .accessibility: "What assistive technology tells"
        case .data: "Data"
        case .markup: "Markup"
        case .style: "Style"
        }
    }

    private static func list(_ title: String, _ files: [String], _ all: Bool) -> String {
        guard !files.isEmpty else { return "" }
        let shown = all ? files[...] : files.prefix(groupLimit)
        let rest = files.count > shown.count ? "  … and \(files.count - shown.count) more\n" : ""
        return "\(title)\n" + shown.map { "  \($0.isEmpty ? "the file" : $0)\n" }.joined() + rest
    }
}
