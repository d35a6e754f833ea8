import VitrineSupport

/// The facts about a page that the check of a whole site keeps: numbers, and no text except a canonical address.
public struct PageFacts: Hashable, Sendable {
    /// The page's number in ``SiteFiles/pages``.
    var page: Int
    /// Hashes of what fragments can name, ascending.
    var anchors: [UInt64] = []
    /// Links into other pages that name a fragment, each once.
    var fragments: [Fragment] = []
    /// The other pages that the page leads to, each once.
    var leadsTo: [Int32] = []
    /// The page that this one gives as the place of its content.
    var canonical: Int?
    /// The pages in other languages, with hashes of the languages.
    var alternates: [Alternate] = []
    /// Whether the page only sends its readers on.
    var isRedirect = false
    /// Whether all of the page could be read.
    var isComplete = true

    /// A fragment of another page.
    struct Fragment: Hashable, Comparable, Sendable {
        var page: Int32
        /// The fragment as it is written, and with what is encoded resolved: either may be an id.
        var written: UInt64
        var decoded: UInt64

        static func < (one: Self, other: Self) -> Bool {
            (one.page, one.written, one.decoded) < (other.page, other.written, other.decoded)
        }
    }

    /// The page in another language.
    struct Alternate: Hashable, Sendable {
        var language: UInt64
        var page: Int32

        static let anyLanguage = StableHash.of("x-default".utf8)
    }

    /// Whether a fragment names something on the page.
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
    /// What a fragment names; nil for the top of a page, for texts to look for, and for the routes of scripts.
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

    /// A fragment without the texts to look for: `part` of `part:~:text=boat`.
    static func id(_ fragment: Bytes) -> Bytes {
        for start in fragment.indices
        where fragment[start] == UInt8(ascii: ":") && fragment[start...].starts(with: ":~:".utf8) {
            return fragment[..<start]
        }
        return fragment
    }
}
