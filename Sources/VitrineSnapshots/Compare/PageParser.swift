import VitrineMarkup
import VitrineSupport

/// Parses the pages of a comparison. Every worker has its own, with one parser for all its pages.
struct PageParser {
    private let reader: SnapshotReader?
    private let kept: ParsedPages
    private let syntax: SyntaxChoice?

    /// The maximum number of problems that are reported for one page; the others mostly follow from the first.
    private static let problemLimit = 3

    /// - Parameter syntax: which parser reads pages; nil to choose it by the file name.
    init(keepingIn pages: ParsedPages, syntax: SyntaxChoice?) {
        reader = try? SnapshotReader()
        self.syntax = syntax
        kept = pages
    }

    /// Returns a page in canonical form. The bytes are parsed unless the page was kept when it was parsed before.
    /// - Parameters:
    ///   - file: the path on disk; its name and the chosen syntax determine the parser.
    ///   - former: another version of the page, with which the new tree shares memory.
    /// - Throws: ``ComparisonProblems`` if the bytes cannot be parsed, if the page is too large, or if there is no
    ///   memory for the parser.
    func page(
        _ path: String, on side: ComparisonProblem.Side, _ bytes: [UInt8], file: String,
        former: SnapshotTree? = nil
    ) throws(ComparisonProblems) -> SnapshotTree {
        if let page = kept.page(path, on: side) { return page }
        guard let reader else { throw ComparisonProblems([ComparisonProblem(.outOfMemory, path: path, side: side)]) }
        guard bytes.count <= FileReader.largestMarkup else {
            let reason = FileProblem.tooLarge(limit: FileReader.largestMarkup)
            throw ComparisonProblems([ComparisonProblem(.unreadable(reason), path: path, side: side)])
        }
        do throws(XMLError) {
            let page = try reader.tree(bytes, syntax: PageSyntax(ofFile: file, syntax), former: former)
            kept.keep(page, path, on: side)
            return page
        } catch {
            guard case .malformed(let found) = error else {
                throw ComparisonProblems([ComparisonProblem(.outOfMemory, path: path, side: side)])
            }
            throw ComparisonProblems(
                found.prefix(Self.problemLimit).map { ComparisonProblem(.malformed($0), path: path, side: side) })
        }
    }
}
