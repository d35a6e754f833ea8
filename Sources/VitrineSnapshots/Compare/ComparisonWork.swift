import VitrineMarkup
import VitrineSupport

/// A comparison of two folders or files before its pages are compared: the files that exist on both sides, and the
/// changed files that pages may refer to.
struct ComparisonWork: Sendable {
    /// The results so far.
    var comparison: SiteComparison
    let old: FolderListing
    let new: FolderListing
    /// Pages that exist on both sides, possibly under different names.
    let documents: [ComparedFile]
    /// All other files that exist on both sides; they are already compared.
    let others: [ComparedFile]
    let rounds: SiteComparison.Rounds
    let styles: ChangedStyles?

    /// Lists two folders and compares the files that are not pages. These are compared first, because the comparison of
    /// pages depends on which stylesheets and pictures differ.
    /// - Throws: ``ComparisonProblem`` if one of the two does not exist or cannot be examined, or only one is a folder.
    init(
        _ base: String, _ head: String, jobs: Int, syntax: SyntaxChoice?, ignoring patterns: [String],
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(ComparisonProblem) {
        var old = try Self.listing(base)
        var new = try Self.listing(head)
        guard old.isFile == new.isFile else {
            let (file, folder) = old.isFile ? (base, head) : (head, base)
            throw ComparisonProblem(.fileBesideFolder(folder), path: file)
        }
        var comparison = SiteComparison()
        comparison.syntax = syntax
        comparison.takeProblems(of: old, on: .base)
        comparison.takeProblems(of: new, on: .head)
        comparison.leaveOut(patterns, from: &old, and: &new)
        let files = comparison.pair(old, with: new)
        (self.old, self.new) = (old, new)
        documents = files.filter { PageName.isPage(old.path($0.from)) }
        others = files.filter { !PageName.isPage(old.path($0.from)) }
        rounds = SiteComparison.Rounds(old: old, new: new, jobs: jobs, syntax: syntax, progress: progress)
        await comparison.compare(others, rounds, styles: nil, of: files.count)
        styles = ChangedStyles(comparison, old, new)
        self.comparison = comparison
    }

    private static func listing(_ path: String) throws(ComparisonProblem) -> FolderListing {
        do throws(FileProblem) {
            return try FolderListing(path)
        } catch {
            let kind: ComparisonProblem.Kind =
                switch error {
                case _ where error.isMissing: FileStatus.exists(path) ? .linkToNowhere : .missing
                case .linkLoop: .linkLoop
                default: .entry(error)
                }
            throw ComparisonProblem(kind, path: path)
        }
    }

    /// Returns the result, with notes and moves between pages. All pages must have been compared before.
    func finished() -> SiteComparison {
        var comparison = comparison
        comparison.addNotes(styles)
        comparison.sort()
        comparison.addMovesBetweenPages(old, new)
        return comparison
    }
}
