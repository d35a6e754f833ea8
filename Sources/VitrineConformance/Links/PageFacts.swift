import VitrineSupport

/// The facts about a page that are kept for checking the links of a whole site: numbers, hashes and flags, but no text.
public struct PageFacts: Hashable, Sendable {
    /// The index of the page in ``SiteFiles/pages``.
    var page: Int
    /// Hashes of the ids and names that fragments can refer to, in ascending order.
    var anchors: [UInt64] = []
    /// The fragments in links to other pages, without duplicates.
    var fragments: [Fragment] = []
    /// The indices of the other pages that the page links to, without duplicates.
    var linkedPages: [Int32] = []
    /// The index of the page that this page declares as canonical; nil if it declares none of the site's pages.
    var canonical: Int?
    /// The language versions that the page lists, usually including itself.
    var alternates: [Alternate] = []
    /// Whether the page redirects, with `<meta http-equiv="refresh">`.
    var isRedirect = false
    /// Whether the page could be read to its end.
    var isComplete = true

    /// A fragment, with the index of the page that it refers to.
    struct Fragment: Hashable, Comparable, Sendable {
        var page: Int32
        /// The hash of the fragment as written, without its text directive. An id that equals the fragment either as
        /// written or decoded is its target.
        var written: UInt64
        /// The hash of the percent-decoded fragment.
        var decoded: UInt64

        static func < (one: Self, other: Self) -> Bool {
            (one.page, one.written, one.decoded) < (other.page, other.written, other.decoded)
        }
    }

    /// A language version of a page: the hash of the language, and the index of the version among the pages.
    struct Alternate: Hashable, Sendable {
        var language: UInt64
        var page: Int32

        static let anyLanguage = StableHash.of("x-default".utf8)
    }

    /// Returns whether the page has an element that a fragment refers to.
    func has(_ fragment: Fragment) -> Bool { contains(fragment.written) || contains(fragment.decoded) }

    private func contains(_ hash: UInt64) -> Bool {
        var low = 0
        var high = anchors.count
        while low < high {
            let middle = (low + high) / 2
            if anchors[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low < anchors.count && anchors[low] == hash
    }

    /// Creates the facts about a page that could not be read. Nothing is known about the contents of such a page, so
    /// problems that depend on them are not reported.
    public static func unread(page: Int) -> PageFacts {
        var facts = PageFacts(page: page)
        facts.isComplete = false
        return facts
    }

    init(page: Int) { self.page = page }
}

extension PageFacts.Fragment {
    /// Creates the hashes of a fragment; nil for the top of a page, for a fragment that is only a text directive
    /// (`:~:text=boat`), and for routes that scripts read (`/orders`, `!orders`).
    init?(_ page: Int, _ fragment: Bytes) {
        let id = Self.id(fragment)
        guard let first = id.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "!") else { return nil }
        if id.equals(ignoringCase: "top") { return nil }
        let written = StableHash.of(id)
        let isPlain = !id.contains(UInt8(ascii: "%"))
        self.init(
            page: Int32(page), written: written,
            decoded: isPlain ? written : StableHash.of(PercentEncoding.decoded(id, keepsSlashes: false)))
    }

    /// Returns a fragment without its text directive: `part` for `part:~:text=boat`.
    static func id(_ fragment: Bytes) -> Bytes {
        for start in fragment.indices
        where fragment[start] == UInt8(ascii: ":") && fragment[start...].starts(with: ":~:".utf8) {
            return fragment[..<start]
        }
        return fragment
    }
}
