import VitrineXML

/// Judges pages against the rules, one after the other.
///
/// ```swift
/// let checker = try ConformanceChecker()
/// let findings = checker.check(Array("<!DOCTYPE html>…".utf8), path: "index.html")
/// ```
///
/// A checker keeps its parser from page to page. It is not `Sendable`: every worker has its own.
public final class ConformanceChecker {
    private let reader: MarkupReader

    /// Creates a checker.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    public init() throws(XMLError) { reader = try MarkupReader(names: Name.spellings) }

    /// Judges one page.
    /// - Parameters:
    ///   - bytes: the whole page, UTF-8.
    ///   - path: the page's path, for the findings.
    ///   - syntax: how it is written.
    /// - Returns: what breaks a rule, in the order of the page.
    public func check(_ bytes: [UInt8], path: String, syntax: PageSyntax = .html) -> [Finding] {
        bytes.withUnsafeBufferPointer { check($0, path: path, syntax: syntax) }
    }

    /// Judges one page in memory that outlives the call.
    public func check(_ bytes: UnsafeBufferPointer<UInt8>, path: String, syntax: PageSyntax = .html) -> [Finding] {
        let page = PageTree(reader.read(bytes), syntax: syntax)
        let report = Report()
        for group in Rules.groups { group.check(page, report) }
        return findings(report, page, path)
    }

    private func findings(_ report: Report, _ page: PageTree, _ path: String) -> [Finding] {
        let placed = report.entries.map { entry -> (offset: Int, entry: Report.Entry) in
            if let offset = entry.offset { return (offset, entry) }
            guard let node = entry.node else { return (0, entry) }
            return (entry.attribute.map { page.start(ofAttribute: $0, in: node) } ?? page.start(node), entry)
        }
        // The sort is by place and then by the order of reporting, which is the order of the rules.
        return placed.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map { _, found in
                let place = page.place(found.offset)
                return Finding(
                    path: path, line: place.line, column: place.column, offset: found.offset,
                    severity: found.entry.rule.severity,
                    rule: found.entry.rule.id, message: found.entry.message,
                    element: found.entry.node.map { page.path($0) })
            }
    }
}
