import VitrineMarkup
import VitrineSupport

/// Compares pairs of files one after another, with the same parsers and buffers. Pages are parsed only if their bytes
/// differ, if they are read by different parsers, or if they may use a changed stylesheet, picture or font.
struct PairWorker {
    private let base: FolderListing
    private let head: FolderListing
    private let parser: PageParser
    private let syntax: SyntaxChoice?
    private let styles: PageStyles?
    private var files = FileComparer()
    private var found = SiteComparison()

    /// The results so far.
    var result: SiteComparison {
        var result = found
        styles?.report(to: &result)
        return result
    }

    /// - Parameter styles: the changed files that pages may refer to; nil if they are not known yet.
    init(
        base: FolderListing, head: FolderListing, keepingIn pages: ParsedPages, syntax: SyntaxChoice?,
        styles: ChangedStyles?
    ) {
        self.styles = styles.flatMap(PageStyles.init)
        self.base = base
        self.head = head
        self.syntax = syntax
        parser = PageParser(keepingIn: pages, syntax: syntax)
    }

    /// Compares both versions of a file, and adds the result to ``found``.
    ///
    /// A renamed page is already listed as renamed; here its changes are added.
    mutating func compare(_ file: ComparedFile) {
        let (oldFile, newFile) = (base.path(file.from), head.path(file.to))
        do throws(FileComparer.PairProblem) {
            if var difference = try files.difference(between: oldFile, and: newFile) {
                guard PageName.isMarkup(oldFile) else { return found.changedFiles.append(file.to) }
                return try comparePages(file, &difference, areSame: false)
            }
            // Two parsers may build different trees from the same bytes.
            guard PageName.isMarkup(oldFile), PageSyntax(ofFile: oldFile, syntax) != PageSyntax(ofFile: newFile, syntax)
            else { return compareStyles(file) }
            var bytes = try FileComparer.bytes(of: oldFile, and: newFile)
            try comparePages(file, &bytes, areSame: true)
        } catch {
            found.problems.append(
                ComparisonProblem(
                    .unreadable(error.reason), path: error.isFirst ? file.from : file.to,
                    side: error.isFirst ? .base : .head))
        }
    }

    /// Records a file whose bytes are the same and are parsed in the same way. The styles of a page are compared,
    /// because files that it uses may have changed. If there is no difference, the file is counted as unchanged, unless
    /// it was renamed.
    private mutating func compareStyles(_ file: ComparedFile) {
        let head = head.path(file.to)
        if let styles, styles.hasChangedFiles, PageName.isPage(head), let bytes = try? FileReader.bytes(of: head) {
            let changes = styles.changes(file, bytes, syntax: PageSyntax(ofFile: head, syntax))
            if !changes.isEmpty {
                found.changed.append(
                    SiteComparison.ChangedPage(
                        path: file.to, oldPath: file.isRenamed ? file.from : nil, changes: changes, isCoarse: false,
                        announcesTheSame: !changes.contains(where: \.mayAffectAnnouncement)))
                return
            }
        }
        if !file.isRenamed { found.unchanged += 1 }
    }

    /// The maximum size of both versions of a page together, in bytes, for which the bytes stay in memory next to the
    /// trees. Those of larger pages are read again if they are still needed.
    private static let keptBytes = 4_000_000

    /// - Parameters:
    ///   - bytes: the bytes of both pages; those of large pages are released as soon as they are parsed.
    ///   - areSame: whether both pages have the same bytes.
    /// - Throws: the reason why a large page cannot be read again.
    private mutating func comparePages(
        _ file: ComparedFile, _ bytes: inout (first: [UInt8], second: [UInt8]), areSame: Bool
    ) throws(FileComparer.PairProblem) {
        var pages: [SnapshotTree] = []
        let (oldFile, newFile) = (base.path(file.from), head.path(file.to))
        let isLarge = bytes.first.count + bytes.second.count > Self.keptBytes
        for (path, name, side) in [
            (file.from, oldFile, ComparisonProblem.Side.base), (file.to, newFile, .head),
        ] {
            do throws(ComparisonProblems) {
                pages.append(
                    try parser.page(
                        path, on: side, side == .base ? bytes.first : bytes.second, file: name,
                        former: isLarge ? pages.first : nil))
            } catch {
                found.problems += error.all
            }
            if isLarge { if side == .base { bytes.first = [] } else { bytes.second = [] } }
        }
        guard pages.count == 2 else { return }
        let syntaxes = (PageSyntax(ofFile: oldFile, syntax), PageSyntax(ofFile: newFile, syntax))
        if (syntaxes.0 == .xhtml) != (syntaxes.1 == .xhtml) { pages = pages.map { $0.withoutHTMLNamespaces() } }
        if syntaxes.0.isXML != syntaxes.1.isXML {
            found.readings.append(.init(from: file.from, to: file.to, isXMLNow: syntaxes.1.isXML))
        }
        let list = ChangeList(from: pages[0], to: pages[1])
        var styled: [Change] = []
        if let styles, list.changes.isEmpty || styles.mayDiffer(pages[0], pages[1]) {
            if isLarge { bytes = try FileComparer.bytes(of: oldFile, and: newFile) }
            let (before, after) = ((bytes.first, pages[0], syntaxes.0), (bytes.second, pages[1], syntaxes.1))
            styled = styles.changes(file, before, after)
            if list.changes.isEmpty, styled.isEmpty { styled = styles.whiteSpace(file, before, after) }
        }
        if !list.changes.isEmpty || !styled.isEmpty {
            found.changed.append(
                SiteComparison.ChangedPage(
                    path: file.to, oldPath: file.isRenamed ? file.from : nil,
                    changes: list.changes.map { $0.resolved(from: file.from, to: file.to) } + styled,
                    isCoarse: list.isCoarse,
                    announcesTheSame: list.announcesTheSame && !styled.contains(where: \.mayAffectAnnouncement)))
        } else if !file.isRenamed {
            if areSame { found.unchanged += 1 } else { found.rewritten.append(file.to) }
        }
    }
}

extension PageSyntax {
    /// Whether the tree of a page is that of the XML parser.
    fileprivate var isXML: Bool {
        switch self {
        case .xhtml, .polyglot: true
        case .html, .both: false
        }
    }
}
