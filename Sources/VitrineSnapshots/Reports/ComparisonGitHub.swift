import VitrineConformance

/// A comparison as annotations of GitHub Actions: the ten groups that matter most, the others counted.
public struct ComparisonGitHub {
    /// A step shows no more annotations of one kind than this.
    static let limit = 10

    /// Workflow commands, one a line.
    public static func text(_ comparison: SiteComparison) -> String {
        let groups = comparison.groups
        var out = ""
        for group in groups.prefix(limit) {
            let page = group.pages[0].isEmpty ? "" : "file=\(value(group.pages[0])),"
            out += "::error \(page)title=\(value(title(group)))::\(message(group.summary))\n"
        }
        let rest = max(0, groups.count - limit)
        let more = rest > 0 ? " \(Count.of(rest, "other change is", "other changes are")) not shown here." : ""
        if !comparison.isClean {
            out += "::notice title=Comparison::\(message(ComparisonText.summary(comparison) + more))\n"
        }
        return out
    }

    private static func title(_ group: ChangeGroup) -> String {
        (group.example.losesName ? "Name lost: " : "") + (group.example.component.map { $0 + ": " } ?? "")
            + group.example.kind.rawValue
    }

    private static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func value(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
