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
/// Pages are read as HTML, the way browsers read them, unless another `PageSyntax` is passed.
///
/// A checker uses the same parser for all its pages. It is not `Sendable`: every worker needs its own.
public final class ConformanceChecker {
    private let reader: PageReader
    private let innerPages = InnerPages()
    private let contrast = ContrastCheck()
    private let links: LinkJudge?
    private let userRules: UserRuleRunner?
    /// Whether the pages are those of a gallery, or components of one.
    ///
    /// In a gallery, the rule `list-role` is not applied: lists of the ready-made components have `role="list"` on
    /// purpose, because their stylesheets remove the list markers, and Safari then does not announce the list. Also,
    /// headings of different components are not compared with each other.
    package var isOfGallery = false
    /// Compares how browsers and XML parsers read a page; nil if this is not requested.
    private let proof: ReadingProof?
    /// Whether any page so far was read differently by browsers and XML parsers, or could not be compared. Always false
    /// if no comparison is requested.
    package private(set) var hasUnlikePages = false

    /// Creates a checker.
    /// - Parameters:
    ///   - site: the files of the site, in which links are looked up; if nil, links are not checked.
    ///   - userRules: user-defined rules to check in addition to the built-in ones.
    /// - Throws: `XMLError.outOfMemory` if there is not enough memory for the parsers or the user-defined rules.
    public convenience init(site: SiteFiles? = nil, userRules: UserRules = UserRules()) throws(XMLError) {
        try self.init(site: site, userRules: userRules, provesReading: false)
    }

    /// Creates a checker.
    /// - Parameters:
    ///   - site: the files of the site, in which links are looked up; if nil, links are not checked.
    ///   - userRules: user-defined rules to check in addition to the built-in ones.
    ///   - provesReading: whether a page that browsers read differently from XML parsers is reported as an error.
    /// - Throws: `XMLError.outOfMemory` if there is not enough memory for the parsers or the user-defined rules.
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

    /// The stylesheets that pages may link to or import; their paths have the same root as those of the pages. If nil,
    /// contrast is checked only on pages without linked or imported stylesheets.
    package var styleSheets: StyleSheetSource? {
        get { contrast.source }
        set { contrast.source = newValue }
    }

    /// Whether verdicts include the pairs of text and background colors; they do so only if contrast is checked.
    package var notesPairs: Bool {
        get { contrast.notesPairs }
        set { contrast.notesPairs = newValue }
    }

    /// Whether the contrast of texts is checked, which requires computing the styles of each page.
    package var judgesContrast = true

    /// Checks one page.
    /// - Parameters:
    ///   - bytes: the whole page.
    ///   - path: the page's path, for the findings.
    ///   - syntax: the syntax of the page.
    /// - Returns: the findings, sorted by their positions in the page.
    public func check(_ bytes: [UInt8], path: String, syntax: PageSyntax = .html) -> [Finding] {
        bytes.withUnsafeBufferPointer { verdict($0, path: path, syntax: syntax).findings }
    }

    /// Checks one page. If links are checked, the verdict also includes the facts for checking links from other pages.
    /// - Parameters:
    ///   - bytes: the whole page; the memory must stay valid until the call returns.
    ///   - path: the page's path, for the findings and for finding its stylesheets.
    ///   - sitePath: the page's path among the files of the site; if nil, the links of the page are not checked. Both
    ///     paths are compared with the `files` of user-defined rules.
    ///   - syntax: the syntax of the page.
    public func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String? = nil, syntax: PageSyntax = .html
    ) -> PageVerdict {
        verdict(bytes, path: path, sitePath: sitePath, syntax: syntax, provenance: { _, marked in marked })
    }

    /// Checks one page, with information about its components that is not in its markup.
    /// - Parameters:
    ///   - provenance: finds the component that wrote the markup at an offset.
    ///   - look: receives the parsed page, so that the caller need not parse it again.
    package func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String? = nil, syntax: PageSyntax = .html,
        provenance: ProvenanceLookup, look: (MarkupDocument) -> Void = { _ in }
    ) -> PageVerdict {
        let page = PageTree(reader.read(bytes, syntax), syntax: syntax, innerPages: innerPages)
        look(page.document)
        // In a site, the link check also covers links within a page, so a missing fragment would be reported twice.
        let isFollowed = sitePath.map { links?.follows($0) ?? false } ?? false
        let report = Report(
            leavingOut: (isFollowed ? [.fragmentMissing] : []) + (isOfGallery ? [.listRole] : []),
            judgesComponentsApart: isOfGallery)
        // If a page cannot be read to its end, its tree is incomplete, and rules would report contents as missing
        // although the page has them. So only the rules about syntax and links are applied.
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

    /// Reads a page again as XML. Returns the findings that apply only because the page must also be XML, and the first
    /// difference between its two trees.
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

    /// Returns the facts about a page for checking links from other pages; nil if links are not checked, or if the page
    /// is not one of the site's.
    public func facts(
        _ bytes: UnsafeBufferPointer<UInt8>, sitePath: String, syntax: PageSyntax = .html
    ) -> PageFacts? {
        links?.check(PageTree(reader.read(bytes, syntax), syntax: syntax), sitePath, Report())
    }

    /// Returns the address at which a folder is published, derived from the canonical address of the folder's
    /// `index.html`; nil if that page has no canonical address, or one that is not an `http` or `https` address ending
    /// with `/` or `/index.html`.
    public func siteAddress(ofIndex bytes: [UInt8], syntax: PageSyntax = .html) -> SiteAddress? {
        let page = PageTree(reader.read(bytes, syntax), syntax: syntax)
        let links = page.elements(.link).filter { page.keyword(.rel, $0) == "canonical" }
        return links.first.flatMap { page.string(.href, $0) }.flatMap { SiteAddress(canonicalOfIndex: $0) }
    }

    /// Checks a page again to locate the link problems that depend on other pages.
    /// - Parameter late: the problems of the page, from ``SiteLinkCheck/late``.
    public func verdict(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, sitePath: String, syntax: PageSyntax = .html,
        late: LateLinkFindings
    ) -> PageVerdict {
        verdict(bytes, path: path, sitePath: sitePath, syntax: syntax, late: late) { _, marked in marked }
    }

    /// Reports the problems of a page that depend on other pages, with information about its components that is not in
    /// its markup.
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
