/// Parts of the text of a finding, which are the same in all formats for people.
enum FindingText {
    /// Returns the place of a finding: `index.html:3:14`; `vitrine` for a finding about no file.
    static func place(_ finding: Finding) -> String {
        guard !finding.path.isEmpty else { return "vitrine" }
        var text = finding.path
        if finding.line > 0 { text += ":\(finding.line)" }
        if finding.line > 0, finding.column > 0 { text += ":\(finding.column)" }
        return text
    }

    /// Returns the component and the source of a finding: `in Todo (todos/42), Todos.swift:12`; nil if neither is
    /// known.
    static func origin(_ finding: Finding) -> String? {
        let component = finding.component.map { "in \($0)" + (finding.instance.map { " (\($0))" } ?? "") }
        let parts = [component, finding.source].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
