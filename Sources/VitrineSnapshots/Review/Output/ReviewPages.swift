import VitrineMarkup

/// The pages of a review: those that the comparison has parsed, and others, which are read again when they are shown.
/// The pairs that were compared most recently are kept.
struct ReviewPages {
    private let review: Review
    private let reader: SnapshotReader
    private var kept: [String: ComparedPage?] = [:]
    private var order: [String] = []
    private var size = 0

    /// The number of nodes above which the oldest pairs are discarded; the newest pair is always kept. It is large
    /// enough for a page of 5,000 cards with a change on each, so that such a page is parsed only once.
    private static let sizeLimit = 400_000

    init(_ review: Review) throws(ReviewProblem) {
        self.review = review
        do throws(XMLError) { reader = try SnapshotReader() } catch { throw .outOfMemory }
    }

    /// Returns one version of a page; nil if it cannot be read or parsed.
    func tree(_ path: String, _ side: Review.Side) -> SnapshotTree? {
        if let page = review.parsed?.page(path, on: side == .before ? .base : .head) { return page }
        return review.contents(path, side).flatMap { try? reader.tree($0, syntax: review.syntax(path, side)) }
    }

    /// Returns both versions of a page; nil if one cannot be read or parsed.
    mutating func page(_ page: Review.Page) -> ComparedPage? {
        if let known = kept[page.path] { return known }
        var compared: ComparedPage?
        if let old = tree(page.oldPath ?? page.path, .before), let new = tree(page.path, .after) {
            compared = ComparedPage(old, new)
        }
        kept[page.path] = .some(compared)
        order.append(page.path)
        size += compared?.size ?? 1
        while size > Self.sizeLimit, order.count > 1 {
            let first = order.removeFirst()
            size -= (kept.removeValue(forKey: first) ?? nil)?.size ?? 1
        }
        return compared
    }
}
