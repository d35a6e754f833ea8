/// The maximum length of a list on one page, and the length of the pages of a longer list.
package struct ListLimits: Hashable, Sendable {
    /// The maximum number of entries of a list that is on one page.
    package var longest: Int
    /// The number of entries on each page of a longer list; the last page may have fewer.
    package var page: Int

    /// Creates limits.
    /// - Parameters:
    ///   - longest: the maximum number of entries of a list that is on one page.
    ///   - page: the number of entries on each page of a longer list.
    package init(longest: Int = 5_000, page: Int = 1_000) {
        self.longest = longest
        self.page = max(1, page)
    }

    /// The number of pages of a list with `count` entries.
    func pages(_ count: Int) -> Int { count > longest ? (count + page - 1) / page : 1 }

    /// The entries on a page of a list with `count` entries. The first page has number 1.
    func entries(_ count: Int, on number: Int) -> Range<Int> {
        guard count > longest else { return number == 1 ? 0..<count : count..<count }
        let start = min(count, (number - 1) * page)
        return start..<min(count, start + page)
    }

    /// The number of the page that has an entry, in a list with `count` entries.
    func page(of entry: Int, in count: Int) -> Int { count > longest ? entry / page + 1 : 1 }
}
