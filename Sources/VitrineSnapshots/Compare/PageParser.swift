import VitrineMarkup

/// Parses the pages of a comparison. Every worker has its own, with one parser for all its pages.
struct PageParser {
    private let reader: SnapshotReader?
    private let kept: ParsedPages

    /// Of the problems of one page these are reported; the others mostly follow from the first.
    private static let problemLimit = 3

    init(keepingIn pages: ParsedPages) {
        reader = try? SnapshotReader()
        kept = pages
    }

    /// A page in canonical form: one that was parsed before, or the bytes given.
    func page(
        _ path: String, on side: ComparisonProblem.Side, _ bytes: [UInt8]
    ) throws(ComparisonProblems) -> SnapshotTree {
        if let page = kept.page(path, on: side) { return page }
        guard let reader else { throw ComparisonProblems([ComparisonProblem(.outOfMemory, path: path, side: side)]) }
        do throws(XMLError) {
            let page = try reader.tree(bytes)
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
