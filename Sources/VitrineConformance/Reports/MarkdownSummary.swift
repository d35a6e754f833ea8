import VitrineAccessibility
import VitrineSupport

extension CheckReport {
    /// A report in Markdown, for the job summary of a CI server: the counts, and a table with a row for each of the
    /// first hundred defects.
    public var markdown: String {
        let groups = FindingGroup.all(in: self)
        var text = "### vitrine check: \(summary)\n"
        guard !groups.isEmpty else { return text }
        text += "\n| | rule | what | where | times |\n|---|---|---|---|---:|\n"
        for group in groups.prefix(100) {
            let finding = group.finding
            let rule = rule(finding.rule)?.reference.map { "[\(finding.rule)](\($0.address))" } ?? finding.rule
            let cells = [
                finding.severity.rawValue, rule, Escaping.markdown(finding.message),
                Escaping.markdown(FindingText.place(finding)),
                Count.grouped(group.count),
            ]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        if !left.isEmpty, let rest = findings.last(where: { $0.path.isEmpty && $0.rule == Rule.findingsLeft.id }) {
            text += "\n\(Escaping.markdown(rest.message)).\n"
        }
        if groups.count > 100 { text += "\n\(Count.grouped(groups.count - 100)) more.\n" }
        return text
    }
}
