import Vitrine
import VitrineConformance
import VitrineSupport

/// A page for each rule of the checker, made from the table that the checker itself uses.
enum RulePages {
    /// Returns the pages of the rules whose names match a pattern.
    /// - Parameter patterns: names of rules, with `*` for any characters.
    static func sections(showing patterns: [String]) -> [Section] {
        let globs = patterns.map { Glob($0) }
        return Rules.known.filter { rule in globs.contains { $0.matches(rule.id) } }.map { rule in
            Section(
                id: .string("rule-\(rule.id)"), title: rule.title.filter { $0 != "`" },
                rows: [
                    RuleCard(
                        id: rule.id, isAdvice: rule.severity == .warning, reason: rule.reason,
                        document: rule.reference?.document, address: rule.reference?.address,
                        wrong: rule.wrong.map { shown($0.markup) }, right: rule.right.map { shown($0.markup) })
                ]
            ).group("Rules").storyPages(.none).languages(.own)
        }
    }

    /// Returns markup in which control characters, some noncharacters and the byte order mark are replaced with visible
    /// forms, such as `<U+0085>`. Tabs and line feeds are kept.
    private static func shown(_ markup: String) -> String {
        markup.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0...8, 0x0B...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF, 0xFEFF:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
            default: return String(scalar)
            }
        }.joined()
    }
}
