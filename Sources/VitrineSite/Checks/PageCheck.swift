import VitrineComponents
import VitrineConformance
import VitrineXML

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

    /// The fragment around a byte of the page.
    func span(at offset: Int) -> SourceMap.Span? {
        contentStart.flatMap { sourceMap.span(at: min(offset, bytes.count - 1) - $0) }
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

/// Judges the final bytes of every page by the rules of HTML, ARIA and the project's own. One per worker, kept from page
/// to page.
final class ConformanceCheck {
    private let checker: ConformanceChecker
    /// What the pages tell about their links, by path.
    private(set) var facts: [String: PageFacts] = [:]

    /// Which exceptions from rules were needed.
    private(set) var exceptions: Exceptions
    /// Whether the last page has findings that an exception covers.
    private(set) var hasExceptions = false

    /// Creates a check.
    /// - Parameters:
    ///   - checks: by which rules pages are judged.
    ///   - site: the files among which links are looked up; nil when not all of them are known.
    init(_ checks: SiteChecks, site: SiteFiles?) throws(XMLError) {
        checker = try ConformanceChecker(site: site, userRules: checks.userRules)
        exceptions = Exceptions(checks.ignores)
    }

    /// What is wrong with a page, with the component that wrote each place.
    func findings(in page: CheckedPage) -> [Finding] {
        let verdict = checker.verdict(page.bytes, path: page.path, sitePath: page.path)
        facts[page.path] = verdict.facts
        let found = verdict.findings.filter { !exceptions.covers($0, sitePath: page.path) }
        hasExceptions = found.count < verdict.findings.count
        return found.map { finding in
            guard let span = page.span(at: finding.offset) else { return finding }
            var finding = finding
            finding.component = span.component
            finding.instance = span.instance
            finding.source = span.place?.description
            return finding
        }
    }
}
