import VitrineComponents
import VitrineConformance
import VitrineXML

/// A check that the final bytes of every page go through. One per worker; kept from page to page.
protocol PageCheck: AnyObject {
    /// What is wrong with a page.
    func findings(in page: CheckedPage) -> [Finding]
}

/// A page as it will be written, with where its bytes came from.
struct CheckedPage {
    /// The page's path in the site.
    var path: String
    /// The whole page.
    var bytes: UnsafeBufferPointer<UInt8>
    /// Which bytes came from which component, counted from `contentStart`.
    var sourceMap: SourceMap
    /// Where the bytes of the source map begin; nil for a page without components.
    var contentStart: Int?

    /// The fragment around a place, with line and column as a parser counts them.
    func span(line: Int, column: Int) -> SourceMap.Span? {
        guard let contentStart, line > 0 else { return nil }
        var offset = 0
        var current = 1
        while current < line, offset < bytes.count {
            if bytes[offset] == 0x0A { current += 1 }
            offset += 1
        }
        return sourceMap.span(at: min(offset + max(column - 1, 0), bytes.count - 1) - contentStart)
    }

    /// What a component remarked, with the place in the page where it was about to write.
    func finding(_ located: RenderSession.Located) -> Finding {
        let end = min((contentStart ?? 0) + located.offset, bytes.count)
        var line = 1
        var column = 1
        for byte in bytes[..<end] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        let problem = located.problem
        return Finding(
            path: path, line: line, column: column, severity: .warning, rule: problem.error.rule,
            message: "\(problem.error)", component: problem.component, instance: problem.instance,
            source: problem.place?.description)
    }
}

/// Every page must be well-formed XML: then browsers and XML parsers see the same tree.
final class WellFormedCheck: PageCheck {
    private let checker: WellFormednessChecker

    init() throws(XMLError) { checker = try WellFormednessChecker() }

    func findings(in page: CheckedPage) -> [Finding] {
        checker.check(page.bytes).map { problem in
            let span = page.span(line: problem.line, column: problem.column)
            return Finding(
                path: page.path, line: problem.line, column: problem.column, rule: "well-formed",
                message: problem.message,
                component: span?.component, instance: span?.instance, source: span?.place?.description)
        }
    }
}
