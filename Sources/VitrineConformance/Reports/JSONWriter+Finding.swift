import VitrineSupport

extension JSONWriter {
    /// Writes the fields of a finding, as in the report of `check`.
    package mutating func fields(of finding: Finding) {
        field("path", finding.path)
        field("line", finding.line)
        field("column", finding.column)
        field("severity", finding.severity.rawValue)
        field("rule", finding.rule)
        field("message", finding.message)
        if let element = finding.element { field("element", element) }
        if let component = finding.component { field("component", component) }
        if let instance = finding.instance { field("instance", instance) }
        if let source = finding.source { field("source", source) }
    }
}
