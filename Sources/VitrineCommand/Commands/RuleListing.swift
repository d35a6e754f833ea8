import VitrineSupport
import VitrineConformance

/// Lists and explains rules for people.
enum RuleListing {
    /// Returns a table with one line for each rule: severity, name and title.
    static func table(_ rules: [Rule]) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let severity = rule.severity == .error ? "error  " : "warning"
            return "\(severity)  \(rule.id)\(String(repeating: " ", count: width - rule.id.count))  \(rule.title)\n"
        }.joined()
    }

    /// Returns the name, severity, title, reason, reference and examples of a rule.
    static func explanation(_ rule: Rule) -> String {
        var text = "\(rule.id) (\(rule.severity.rawValue))\n\(rule.title).\n"
        if !rule.reason.isEmpty { text += "\n\(rule.reason)\n" }
        if let reference = rule.reference { text += "\n\(reference.document): \(reference.address)\n" }
        for (title, examples) in [("Wrong", rule.wrong), ("Right", rule.right)] {
            for example in examples { text += "\n\(title):\n\(indented(example))" }
        }
        return text
    }

    private static func indented(_ example: Rule.Example) -> String {
        switch example {
        case .body(let markup), .head(let markup), .page(let markup):
            return markup.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "\n" : "    \(TerminalText.safe(String($0)))\n" }.joined()
        case .site(let files):
            return files.map { file in "  \(file.path)\n\(indented(file.content))" }.joined()
        }
    }
}
