import VitrineMarkup
import VitrineSupport

/// Compares pair after pair with one parser and two buffers: every file is read once, and parsed once when it changed.
struct PairWorker {
    private let base: FolderListing
    private let head: FolderListing
    private let parser: PageParser
    private let syntax: SyntaxChoice?
    private var files = FileComparer()
    /// What was found so far.
    private(set) var found = SiteComparison()

    init(base: FolderListing, head: FolderListing, keepingIn pages: ParsedPages, syntax: SyntaxChoice?) {
        self.base = base
        self.head = head
        self.syntax = syntax
        parser = PageParser(keepingIn: pages, syntax: syntax)
    }

    /// Compares a file with what it was, and adds what differs to ``found``.
    ///
    /// A page under another name is in the lists of what came and went; here its changes are added.
    mutating func compare(_ file: ComparedFile) {
        do throws(FileComparer.PairProblem) {
            let difference = try files.difference(between: base.path(file.from), and: head.path(file.to))
            guard let difference else {
                if !file.isRenamed { found.unchanged += 1 }
                return
            }
            guard PageName.isMarkup(base.path(file.from)) else { return found.changedFiles.append(file.to) }
            comparePages(file, from: difference.first, to: difference.second)
        } catch {
            found.problems.append(
                ComparisonProblem(.unreadable(error.reason), path: file.to, side: error.isFirst ? .base : .head))
        }
    }

    private mutating func comparePages(_ file: ComparedFile, from old: [UInt8], to new: [UInt8]) {
        var pages: [SnapshotTree] = []
        let (oldFile, newFile) = (base.path(file.from), head.path(file.to))
        for (path, name, side, bytes) in [
            (file.from, oldFile, ComparisonProblem.Side.base, old), (file.to, newFile, .head, new),
        ] {
            do throws(ComparisonProblems) {
                pages.append(try parser.page(path, on: side, bytes, file: name))
            } catch {
                found.problems += error.all
            }
        }
        guard pages.count == 2 else { return }
        let syntaxes = (PageSyntax(ofFile: oldFile, syntax), PageSyntax(ofFile: newFile, syntax))
        if syntaxes.0 != syntaxes.1 {
            found.readings.append(.init(from: file.from, to: file.to, isXMLNow: syntaxes.1 == .xhtml))
        }
        let list = ChangeList(from: pages[0], to: pages[1])
        if !list.changes.isEmpty {
            found.changed.append(
                SiteComparison.ChangedPage(
                    path: file.to, oldPath: file.isRenamed ? file.from : nil, changes: list.changes,
                    isCoarse: list.isCoarse, tellsTheSame: list.tellsTheSame))
        } else if !file.isRenamed {
            found.rewritten.append(file.to)
        }
    }
}
