import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Writes a comparison as annotations for GitHub Actions: the files that could not be compared, then the most important
/// groups, then pages that are drawn differently without a reported change, at most ten errors in all. The others are
/// only counted. Notes about stylesheets are notices.
package struct ComparisonGitHub {
    /// GitHub shows at most this many annotations of one kind in a step.
    static let limit = 10

    /// Returns workflow commands, one per line.
    package static func text(_ comparison: SiteComparison) -> String {
        let groups = comparison.groups
        let problems = firstProblems(comparison)
        var out = ""
        for problem in problems.prefix(limit) {
            var place = problem.path.isEmpty ? "" : "file=\(value(problem.path)),"
            if problem.line > 0 { place += "line=\(problem.line)," }
            out += "::error \(place)title=Not compared::\(message(problem.sentence))\n"
        }
        let room = max(0, limit - problems.count)
        for group in groups.prefix(room) {
            let page = group.pages[0].isEmpty ? "" : "file=\(value(group.pages[0])),"
            out += "::error \(page)title=\(value(title(group)))::\(message(group.summary))\n"
        }
        let drawn = comparison.unexplainedPages
        for page in drawn.prefix(max(0, room - groups.count)) {
            let place = page.path.isEmpty ? "" : "file=\(value(page.path)),"
            out += "::error \(place)title=Changed pixels::\(message(page.sentences.joined(separator: "\n")))\n"
        }
        let rest = max(0, groups.count + drawn.count - room)
        let more = rest > 0 ? " \(Count.of(rest, "other change is", "other changes are")) not shown here." : ""
        // The summary is a notice too, so one fewer is left for stylesheets.
        for note in comparison.styleNotes.sorted().prefix(limit - 1) {
            out += "::notice title=Stylesheets::\(message("\(note)"))\n"
        }
        if !comparison.isClean {
            out += "::notice title=Comparison::\(message(ComparisonText.summary(comparison) + more))\n"
        }
        return out
    }

    /// Returns the first problem for each path.
    private static func firstProblems(_ comparison: SiteComparison) -> [ComparisonProblem] {
        var seen: Set<String> = []
        return comparison.problems.filter { seen.insert($0.path).inserted }
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
