import VitrineSupport

/// The facts about a page that the check of a whole site keeps: only numbers, no text.
public struct PageFacts: Hashable, Sendable {
    /// The page's number in ``SiteFiles/pages``.
    var page: Int
    /// Hashes of the targets that fragments can name, ascending.
    var anchors: [UInt64] = []
    /// Links with a fragment to other pages, without duplicates.
    var fragments: [Fragment] = []
    /// The other pages that the page links to, without duplicates.
    var leadsTo: [Int32] = []
    /// The page that this one declares as canonical.
    var canonical: Int?
    /// The pages in other languages, with hashes of the languages.
    var alternates: [Alternate] = []
    /// Whether the page only redirects.
    var isRedirect = false
    /// Whether all of the page could be read.
    var isComplete = true

    /// A fragment of another page.
    struct Fragment: Hashable, Comparable, Sendable {
        var page: Int32
        /// The hashes of the fragment as written and percent-decoded: either may be an id.
        var written: UInt64
        var decoded: UInt64

        static func < (one: Self, other: Self) -> Bool {
            (one.page, one.written, one.decoded) < (other.page, other.written, other.decoded)
        }
    }

    /// A page in another language.
    struct Alternate: Hashable, Sendable {
        var language: UInt64
        var page: Int32

        static let anyLanguage = StableHash.of("x-default".utf8)
    }

    /// Whether the page has the target of a fragment.
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

    /// Facts of a page that could not be read: nothing is known about it, so nothing is reported about links to it.
    public static func unread(page: Int) -> PageFacts {
        var facts = PageFacts(page: page)
        facts.isComplete = false
        return facts
    }

    init(page: Int) { self.page = page }
}

extension PageFacts.Fragment {
    /// Creates the hashes of a fragment; nil for the top of a page, for text fragments, and for the routes of scripts.
    init?(_ page: Int, _ fragment: Bytes) {
        let id = Self.id(fragment)
        guard let first = id.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "!") else { return nil }
        if id.equals(ignoringCase: "top") { return nil }
        let written = StableHash.of(id)
        let isPlain = !id.contains(UInt8(ascii: "%"))
        self.init(
            page: Int32(page), written: written,
            decoded: isPlain ? written : StableHash.of(PercentEncoding.decoded(id, keepsSlashes: true)))
    }

    /// A fragment without its text directive: `part` of `part:~:text=boat`.
    static func id(_ fragment: Bytes) -> Bytes {
        for start in fragment.indices
        where fragment[start] == UInt8(ascii: ":") && fragment[start...].starts(with: ":~:".utf8) {
            return fragment[..<start]
        }
        return fragment
    }
}
