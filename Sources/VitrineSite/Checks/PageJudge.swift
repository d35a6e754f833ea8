import VitrineComponents
import VitrineConformance
import VitrineMarkup

/// Judges the final bytes of pages by the rules of HTML, ARIA and the project's own. Every worker has one, which it keeps
/// from page to page.
final class PageJudge {
    private let checker: ConformanceChecker
    /// What the pages say about their links.
    private(set) var facts = LinkFacts()
    /// Which exceptions from rules were needed.
    private(set) var exceptions: Exceptions
    /// Whether the last page has findings that an exception covers.
    private(set) var hasExceptions = false
    /// The pairs of colors on the last page; nil where they are not known.
    private(set) var pairs: PagePairs?

    /// Whether browsers and the XML parser saw the same in all pages so far, those with an exception included.
    var isReadAlike: Bool { !checker.hasUnlikePages }

    /// Creates a judge.
    /// - Parameters:
    ///   - checks: by which rules pages are judged.
    ///   - files: the files among which links are looked up; nil when not all of them are known.
    ///   - styles: the stylesheets that pages name.
    ///   - notesPairs: whether pairs of colors are noted.
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

    /// Judges a page.
    /// - Parameter look: gets the page as it was read.
    /// - Returns: the problem with it, with the component that wrote each place.
    func findings(in page: ComposedPage, look: (MarkupDocument) -> Void) -> [Finding] {
        let verdict = checker.verdict(
            page.bytes, path: page.path, sitePath: page.path, syntax: .polyglot,
            provenance: { page.provenance(at: $0) ?? $1 }, look: look)
        if let found = verdict.facts { facts.add(found) }
        pairs = verdict.pairs
        return uncovered(verdict)
    }

    /// Reads a page again for findings about its links that need all pages.
    func findings(in page: ComposedPage, late: LateLinkFindings) -> [Finding] {
        uncovered(
            checker.verdict(page.bytes, path: page.path, sitePath: page.path, syntax: .polyglot, late: late) {
                page.provenance(at: $0) ?? $1
            })
    }

    /// What only the whole site shows, where the page itself need not be looked at.
    func findings(on path: String, late: LateLinkFindings) -> [Finding] { uncovered(late.verdict(path: path)) }

    /// Notes what the links of a page say that is not judged, because it is as it was.
    func readLinks(of path: String, in bytes: [UInt8]) {
        let found = bytes.withUnsafeBufferPointer { checker.facts($0, sitePath: path, syntax: .polyglot) }
        if let found { facts.add(found) }
    }

    private func uncovered(_ verdict: PageVerdict) -> [Finding] {
        let found = verdict.findings.filter { !exceptions.covers($0, sitePath: verdict.path) }
        hasExceptions = found.count < verdict.findings.count
        return found.map(Self.advised)
    }

    /// A view that gives its elements fixed ids can be on a page once; the writer has ids that differ.
    private static func advised(_ finding: Finding) -> Finding {
        guard finding.rule == "id-repeated", let component = finding.component else { return finding }
        var finding = finding
        finding.message += "; in the view of \(component), html.id(_:) makes ids that differ from row to row"
        return finding
    }
}
