import VitrineComponents
import VitrineConformance
import VitrineMarkup

/// Checks the final bytes of pages against Vitrine's rules and the user's own. Every worker has one judge, which it
/// reuses for all its pages.
final class PageJudge {
    private let checker: ConformanceChecker
    /// The links and ids of the pages that have been checked or read for their links so far.
    private(set) var facts = LinkFacts()
    /// The exceptions to rules, with a record of which were needed.
    private(set) var exceptions: Exceptions
    /// Whether the last page has findings that are covered by an exception.
    private(set) var hasExceptions = false
    /// The pairs of colors on the last page; nil if they were not computed.
    private(set) var pairs: PagePairs?

    /// Whether the HTML parser and the XML parser have read all pages so far the same way. A difference makes this
    /// false even if an exception covers it; so does a page that cannot be compared.
    var isReadAlike: Bool { !checker.hasUnlikePages }

    /// Creates a checker of final pages.
    /// - Parameters:
    ///   - checks: the rules that apply.
    ///   - files: the files that links may refer to; nil if links between pages are not checked.
    ///   - styles: the stylesheets that pages refer to.
    ///   - notesPairs: whether to keep the pairs of colors of each page in ``pairs``.
    /// - Throws: `XMLError` if there is not enough memory for the parsers or the user's rules.
    init(
        _ checks: SiteChecks, among files: SiteFiles?, styles: StyleSheetSource, notesPairs: Bool = false
    ) throws(XMLError) {
        checker = try ConformanceChecker(site: files, userRules: checks.userRules, provesReading: true)
        checker.isOfGallery = true
        checker.judgesContrast = checks.judgesContrast
        checker.styleSheets = styles
        checker.notesPairs = notesPairs
        exceptions = Exceptions(checks.ignores)
    }

    /// Checks a page.
    /// - Parameter look: called with the parsed page.
    /// - Returns: the findings that no exception covers, each with the component that wrote the markup at its place, if
    ///   there is one.
    func findings(in page: ComposedPage, look: (MarkupDocument) -> Void) -> [Finding] {
        let verdict = checker.verdict(
            page.bytes, path: page.path, sitePath: page.path, syntax: .polyglot,
            provenance: { page.provenance(at: $0) ?? $1 }, look: look)
        if let found = verdict.facts { facts.add(found) }
        pairs = verdict.pairs
        return uncovered(verdict)
    }

    /// Reads a page again and returns those findings about its links that depend on the whole site, with their
    /// positions.
    func findings(in page: ComposedPage, late: LateLinkFindings) -> [Finding] {
        uncovered(
            checker.verdict(page.bytes, path: page.path, sitePath: page.path, syntax: .polyglot, late: late) {
                page.provenance(at: $0) ?? $1
            })
    }

    /// Returns the link findings about a page that depend on the whole site, without reading the page again. This is
    /// only for findings that need no positions in the page.
    func findings(on path: String, late: LateLinkFindings) -> [Finding] { uncovered(late.verdict(path: path)) }

    /// Adds the links and ids of a page to ``facts`` without checking the page.
    func readLinks(of path: String, in bytes: [UInt8]) {
        let found = bytes.withUnsafeBufferPointer { checker.facts($0, sitePath: path, syntax: .polyglot) }
        if let found { facts.add(found) }
    }

    private func uncovered(_ verdict: PageVerdict) -> [Finding] {
        let found = verdict.findings.filter { !exceptions.covers($0, sitePath: verdict.path) }
        hasExceptions = found.count < verdict.findings.count
        return found.map(Self.advised)
    }

    /// Adds advice to a finding about repeated ids: a view that gives its elements fixed ids works only once on a page,
    /// and `html.id` gives ids that differ.
    private static func advised(_ finding: Finding) -> Finding {
        guard finding.rule == "id-repeated", let component = finding.component else { return finding }
        var finding = finding
        finding.message += "; in the view of \(component), html.id(_:) makes ids that differ from row to row"
        return finding
    }
}
