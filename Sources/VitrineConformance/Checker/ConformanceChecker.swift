import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// Checks pages against the rules, one page after another.
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
    /// Whether the pages may contain the ready-made components and the frame of a gallery.
    ///
    /// Their lists have `role="list"` on purpose, because their stylesheets remove the markers, and Safari then does
    /// not announce the list. The rule `list-role` does not apply to them.
    package var isOfGallery = false
    /// Compares how browsers and XML parsers read a page; nil if that is not requested.
    private let proof: ReadingProof?
    /// Whether browsers and XML parsers have read any page as different trees, or any page could not be compared.
    /// Always false if no comparison is requested.
    package private(set) var hasUnlikePages = false

    /// Creates a checker.
    /// - Parameters:
    ///   - site: the files of the site, in which links are looked up; without them links are not checked.
    ///   - userRules: user-defined rules.
    /// - Throws: `XMLError/outOfMemory` when a parser cannot be allocated.
    public convenience init(site: SiteFiles? = nil, userRules: UserRules = UserRules()) throws(XMLError) {
        try self.init(site: site, userRules: userRules, provesReading: false)
    }

    /// Creates a checker.
    /// - Parameters:
    ///   - site: the files of the site, in which links are looked up; without them links are not checked.
    ///   - userRules: user-defined rules.
    ///   - provesReading: whether it is an error when browsers read a page differently from XML parsers.
    /// - Throws: ``XMLError/outOfMemory`` when a parser cannot be allocated.
    package init(site: SiteFiles?, userRules: UserRules, provesReading: Bool) throws(XMLError) {
        proof = provesReading ? ReadingProof() : nil
        reader = try PageReader(names: Name.spellings)
        links = site.map { LinkJudge($0) }
        do throws(XPathProblem) {
            self.userRules = userRules.rules.isEmpty ? nil : try UserRuleRunner(userRules)
        } catch {
            // The expressions of the rules were compiled when they were read, so this fails only if there is not enough
            // memory.
            throw .outOfMemory
        }
    }

    /// The stylesheets that pages may link to, by paths with the same root as those of the pages. Without them contrast
    /// is checked only on pages without linked stylesheets.
    package var styleSheets: StyleSheetSource? {
        get { contrast.source }
        set { contrast.source = newValue }
    }

    /// Whether verdicts include the color pairs of texts, if contrast is checked.
    package var notesPairs: Bool {
        get { contrast.notesPairs }
        set { contrast.notesPairs = newValue }
    }

    /// Whether the contrast of texts is checked, which requires computing all styles of a page.
    package var judgesContrast = true

    /// Checks one page.
    /// - Parameters:
    ///   - bytes: the whole page.
    ///   - path: the page's path, for the findings.
    ///   - syntax: the syntax of the page.
    /// - Returns: the findings, in the order of the page.
    public func check(_ bytes: [UInt8], path: String, syntax: PageSyntax = .html) -> [Finding] {
        bytes.withUnsafeBufferPointer { verdict($0, path: path, syntax: syntax).findings }
    }

    /// Checks one page. The verdict also includes the facts for checking links from other pages.
    /// - Parameters:
    ///   - bytes: the whole page, in memory that outlives the call.
    ///   - path: the page's path, for the findings and for the `files` of users' rules.
    ///   - sitePath: its path among the files of the site, when links are checked.
    ///   - syntax: the syntax of the page.
    public func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String? = nil, syntax: PageSyntax = .html
    ) -> PageVerdict {
        verdict(bytes, path: path, sitePath: sitePath, syntax: syntax, provenance: { _, marked in marked })
    }

    /// Checks one page, with information about its components that is not in its markup.
    /// - Parameters:
    ///   - provenance: returns the component that wrote the markup at an offset.
    ///   - look: receives the parsed page, so that it need not be parsed again.
    package func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String? = nil, syntax: PageSyntax = .html,
        provenance: ProvenanceLookup, look: (MarkupDocument) -> Void = { _ in }
    ) -> PageVerdict {
        let page = PageTree(reader.read(bytes, syntax), syntax: syntax, innerPages: innerPages)
        look(page.document)
        // In a site the link check covers the links of a page to itself.
        let isFollowed = sitePath.map { links?.follows($0) ?? false } ?? false
        let report = Report(
            leavingOut: (isFollowed ? [.fragmentMissing] : []) + (isOfGallery ? [.listRole] : []),
            judgesComponentsApart: isOfGallery)
        // If parsing stopped early, everything after that point seems to be missing, and the open elements seem to
        // contain the rest.
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

    /// The facts about a page for checking links from other pages; nil when links are not checked or the page is not
    /// one of the site's.
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

    /// Checks a page again for problems with links that show only when all pages are known.
    /// - Parameter late: the problem, from ``SiteLinkCheck/late``.
    public func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String, syntax: PageSyntax = .html,
        late: LateLinkFindings
    ) -> PageVerdict {
        verdict(bytes, path: path, sitePath: sitePath, syntax: syntax, late: late) { _, marked in marked }
    }

    /// Checks a page again, with information about its components that is not in its markup.
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
