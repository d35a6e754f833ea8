import VitrineCSS

/// A problem in a stylesheet, with the rule that it breaks, the message and the position.
struct SheetFault {
    var rule: Rule
    var message: String
    /// The byte offset of the problem in the sheet.
    var offset: Int

    /// Returns all faults in a sheet, in the order of their positions. Each vendor prefix, hack or deprecated property
    /// is reported only once, with the number of its uses if there are several.
    static func all(in sheet: StyleSheet) -> [SheetFault] {
        let findings = SheetChecker.check(sheet)
        var counts: [SheetFinding.Kind: Int] = [:]
        for finding in findings where finding.isAdvice { counts[finding.kind, default: 0] += 1 }
        var said: Set<SheetFinding.Kind> = []
        // A missing block is not reported where a stray closing bracket is: the bracket does not begin a rule.
        let strays = Set(findings.lazy.filter { $0.kind == .syntax(.strayBracket) }.map(\.offset))
        return findings.compactMap { finding in
            if finding.kind == .syntax(.missingBlock), strays.contains(finding.offset) { return nil }
            var message = finding.kind.message
            if finding.isAdvice {
                guard said.insert(finding.kind).inserted else { return nil }
                let count = counts[finding.kind] ?? 1
                if count > 1 { message += "; \(count) times in this stylesheet" }
            }
            return SheetFault(rule: finding.kind.rule, message: message, offset: finding.offset)
        }
    }
}
