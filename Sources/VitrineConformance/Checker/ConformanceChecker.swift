import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// Judges pages against the rules, one after the other.
///
/// ```swift
/// let checker = try ConformanceChecker()
/// let findings = checker.check(Array("<!DOCTYPE html>…".utf8), path: "index.html")
/// ```
///
/// Pages are read as browsers read HTML; `PageSyntax` can choose otherwise.
///
/// A checker keeps its parser from page to page. It is not `Sendable`: every worker has its own.
public final class ConformanceChecker {
    private let reader: PageReader
    private let innerPages = InnerPages()
    private let contrast = ContrastCheck()
    private let links: LinkJudge?
    private let userRules: UserRuleRunner?
    /// Whether the ready-made components and the frame of a gallery may be in the pages.
    ///
    /// Their lists have `role="list"` on purpose, because their stylesheets remove the markers and Safari then does not announce
    /// the list. The rule `list-role` does not apply to them.
    package var isOfGallery = false
    /// Compares how browsers read a page; nil where that is not asked for.
    private let proof: ReadingProof?
    /// Whether a page so far is not proven to be the same tree for browsers and XML parsers, though that is asked for.
    package private(set) var hasUnlikePages = false

    /// Creates a checker.
    /// - Parameters:
    ///   - site: the files among which links are looked up; without it links are not checked.
    ///   - userRules: rules of the user's own.
    /// - Throws: `XMLError/outOfMemory` when a parser cannot be allocated.
    public convenience init(site: SiteFiles? = nil, userRules: UserRules = UserRules()) throws(XMLError) {
        try self.init(site: site, userRules: userRules, provesReading: false)
    }

    /// Creates a checker.
    /// - Parameters:
    ///   - site: the files among which links are looked up; without it links are not checked.
    ///   - userRules: rules of the user's own.
    ///   - provesReading: whether it is an error when browsers read a page differently from XML parsers.
    /// - Throws: ``XMLError/outOfMemory`` when a parser cannot be allocated.
    package init(site: SiteFiles?, userRules: UserRules, provesReading: Bool) throws(XMLError) {
        proof = provesReading ? ReadingProof() : nil
        reader = try PageReader(names: Name.spellings)
        links = site.map { LinkJudge($0) }
        do throws(XPathProblem) {
            self.userRules = userRules.rules.isEmpty ? nil : try UserRuleRunner(userRules)
        } catch {
            // Rules were compiled once when they were read, so only memory can be missing.
            throw .outOfMemory
        }
    }

    /// The stylesheets that pages may name, by paths that begin as those of the pages do. Without them contrast is judged
    /// where a page has all its styles itself.
    package var styleSheets: StyleSheetSource? {
        get { contrast.source }
        set { contrast.source = newValue }
    }

    /// Whether verdicts have the pairs of colors of texts, where contrast is judged.
    package var notesPairs: Bool {
        get { contrast.notesPairs }
        set { contrast.notesPairs = newValue }
    }

    /// Whether the contrast of texts is judged, for which all styles of a page are applied.
    package var judgesContrast = true

    /// Judges one page.
    /// - Parameters:
    ///   - bytes: the whole page.
    ///   - path: the page's path, for the findings.
    ///   - syntax: how it is written.
    /// - Returns: what breaks a rule, in the order of the page.
    public func check(_ bytes: [UInt8], path: String, syntax: PageSyntax = .html) -> [Finding] {
        bytes.withUnsafeBufferPointer { verdict($0, path: path, syntax: syntax).findings }
    }

    /// Judges one page; the verdict also has what links of other pages need to know.
    /// - Parameters:
    ///   - bytes: the whole page, in memory that outlives the call.
    ///   - path: the page's path, for the findings and for the `files` of users' rules.
    ///   - sitePath: its path among the files of the site, when links are checked.
    ///   - syntax: how it is written.
    public func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String? = nil, syntax: PageSyntax = .html
    ) -> PageVerdict {
        verdict(bytes, path: path, sitePath: sitePath, syntax: syntax, provenance: { _, marked in marked })
    }

    /// Judges one page about whose components more is known than its markup says.
    /// - Parameters:
    ///   - provenance: says which component wrote a place.
    ///   - look: gets the page as it was read, to avoid having to read it again.
    package func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String? = nil, syntax: PageSyntax = .html,
        provenance: ProvenanceLookup, look: (MarkupDocument) -> Void = { _ in }
    ) -> PageVerdict {
        let page = PageTree(reader.read(bytes, syntax), syntax: syntax, innerPages: innerPages)
        look(page.document)
        // In a site the links of a page to itself are among those that are followed.
        let isFollowed = sitePath.map { links?.follows($0) ?? false } ?? false
        let report = Report(
            leavingOut: (isFollowed ? [.fragmentMissing] : []) + (isOfGallery ? [.listRole] : []),
            judgesComponentsApart: isOfGallery)
        // Where the tree breaks off, everything after it seems to be missing, and what is open there seems to hold the rest.
        let isWhole = page.document.problems.isEmpty && !ParseErrorRules.isUnreadable(page)
        for group in isWhole ? Rules.groups : [SyntaxRules.self, ParseErrorRules.self] { group.check(page, report) }
        if isWhole, judgesContrast { contrast.check(page, path, report) }
        let facts = sitePath.flatMap { links?.check(page, $0, report) }
        if isWhole { userRules?.check(page, [path, sitePath ?? path], report) }
        if let proof, !isWhole || !proof.check(page, bytes, report) { hasUnlikePages = true }
        var verdict = PageVerdict(
            path: path, findings: report.findings(in: page, path: path, provenance: provenance), left: report.left,
            facts: facts)
        if isWhole, judgesContrast { verdict.pairs = contrast.pairs }
        if syntax == .both { verdict.add(secondReading(bytes, of: page, path, provenance)) }
        return verdict
    }

    /// Findings that only apply because the page must also be XML, and differences between its two trees.
    private func secondReading(
        _ bytes: UnsafeBufferPointer<UInt8>, of first: PageTree, _ path: String, _ provenance: ProvenanceLookup
    ) -> PageVerdict {
        let page = PageTree(reader.read(bytes, .polyglot), syntax: .polyglot, innerPages: innerPages)
        let report = Report(leavingOut: [.documentType, .forbiddenCharacter, .byteOrderMark, .utf8])
        SyntaxRules.check(page, report)
        if page.document.problems.isEmpty,
            let difference = first.document.firstDifference(from: page.document, named: "in XML")
        {
            report.add(
                .readAlike, at: nil, offset: difference.offset,
                "browsers read the page differently from XML parsers: \(difference.description)")
        }
        return PageVerdict(
            path: path, findings: report.findings(in: page, path: path, provenance: provenance), left: report.left)
    }

    /// What links of other pages need to know of a page; nil when links are not checked or the page is not one of the site's.
    public func facts(
        _ bytes: UnsafeBufferPointer<UInt8>, sitePath: String, syntax: PageSyntax = .html
    ) -> PageFacts? {
        links?.check(PageTree(reader.read(bytes, syntax), syntax: syntax), sitePath, Report())
    }

    /// The address at which a folder is published, if its `index.html` has a canonical address.
    public func siteAddress(ofIndex bytes: [UInt8], syntax: PageSyntax = .html) -> SiteAddress? {
        let page = PageTree(reader.read(bytes, syntax), syntax: syntax)
        let links = page.elements(.link).filter { page.keyword(.rel, $0) == "canonical" }
        return links.first.flatMap { page.string(.href, $0) }.flatMap { SiteAddress(canonicalOfIndex: $0) }
    }

    /// Looks at a page again, for what only the whole site shows about its links.
    /// - Parameter late: the problem, from ``SiteLinkCheck/late``.
    public func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String, syntax: PageSyntax = .html,
        late: LateLinkFindings
    ) -> PageVerdict {
        verdict(bytes, path: path, sitePath: sitePath, syntax: syntax, late: late) { _, marked in marked }
    }

    /// Judges a page again about whose components more is known than its markup says.
    package func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String, syntax: PageSyntax = .html,
        late: LateLinkFindings, provenance: ProvenanceLookup
    ) -> PageVerdict {
        let page = PageTree(reader.read(bytes, syntax), syntax: syntax, innerPages: innerPages)
        let report = Report()
        links?.report(late, page, sitePath, report)
        return PageVerdict(
            path: path, findings: report.findings(in: page, path: path, provenance: provenance), left: report.left)
    }
}
