import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Checks separate stylesheet files.
package enum StyleSheetCheck {
    /// Checks one stylesheet.
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: the path of the file, for the findings.
    package static func verdict(_ bytes: [UInt8], path: String) -> PageVerdict {
        var verdict = PageVerdict(path: path)
        var cursor = PlaceCursor(Bytes(bytes))
        var counts: [Rule: Int] = [:]
        for fault in SheetFault.all(in: StyleSheet(bytes)) {
            guard counts[fault.rule, default: 0] < Report.limit else {
                verdict.left += 1
                continue
            }
            counts[fault.rule, default: 0] += 1
            let place = cursor.place(fault.offset)
            verdict.findings.append(
                Finding(
                    path: path, line: place.line, column: place.column, offset: fault.offset,
                    severity: fault.rule.severity, rule: fault.rule.id, message: fault.message,
                    excerpt: cursor.sourceLine))
        }
        return verdict
    }
}
