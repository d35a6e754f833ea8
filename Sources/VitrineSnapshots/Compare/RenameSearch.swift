import VitrineMarkup
import VitrineSupport

/// Finds pages that were renamed. SVG drawings are treated as pages here.
///
/// Pages with equal trees are paired first. For the others, the content of `main` is compared, or of `body` if there is
/// no `main`, because the other parts are often the same on all pages of a site. A page is compared only with pages
/// that have some rare content in common with it, so the time grows with the number of pages, not with its square.
struct RenameSearch {
    private let base: FolderListing
    private let head: FolderListing
    private let parser: PageParser

    /// The minimum share of the content that must be the same, in percent.
    static let threshold = 90
    /// The maximum number of added or removed pages; if there are more, no renames are found.
    static let pageLimit = 5_000
    /// The maximum number of nodes of a page that are compared.
    private static let nodeLimit = 4_000
    /// The limit for rare content: a piece of content that occurs on more added pages than this is not used to find
    /// similar pages.
    private static let commonLimit = 16
    /// The minimum number of compared nodes of a removed page; smaller pages are matched only if they are equal.
    private static let leastCount = 8
    /// The maximum number of pages that one page is compared with in full.
    private static let candidateLimit = 6

    private struct Page {
        var path: String
        var all: TreeHash
        var contents: LikenessContents
    }

    init(base: FolderListing, head: FolderListing, keepingIn pages: ParsedPages, syntax: SyntaxChoice?) {
        self.base = base
        self.head = head
        parser = PageParser(keepingIn: pages, syntax: syntax)
    }

    /// Returns pairs of pages, each page in at most one pair, in the order of the old paths.
    func renames(removed: [String], added: [String]) -> [PageRename] {
        let removed = removed.filter(PageName.isMarkup)
        let added = added.filter(PageName.isMarkup)
        guard !removed.isEmpty, !added.isEmpty, max(removed.count, added.count) <= Self.pageLimit else { return [] }
        let before = removed.compactMap { contents(base.path($0), $0, on: .base) }
        let after = added.compactMap { contents(head.path($0), $0, on: .head) }
        let same = Self.samePages(before, after)
        let (oldTaken, newTaken) = (Set(same.map(\.old)), Set(same.map(\.new)))
        var places: [TreeHash: [Int]] = [:]
        for (place, page) in after.enumerated() where !newTaken.contains(place) {
            for part in page.contents.parts.keys { places[part, default: []].append(place) }
        }
        var found: [LikelyPair] = []
        for (number, page) in before.enumerated()
        where !oldTaken.contains(number) && page.contents.count >= Self.leastCount {
            for place in Self.candidates(page, places) {
                let likeness = min(99, page.contents.likeness(after[place].contents))
                guard likeness >= Self.threshold else { continue }
                found.append(LikelyPair(likeness: likeness, old: number, new: place))
            }
        }
        return (same + LikelyPair.best(found)).sorted { $0.old < $1.old }.map {
            PageRename(from: before[$0.old].path, to: after[$0.new].path, likeness: $0.likeness)
        }
    }

    /// Pairs pages with exactly the same content: first those with the same file name, then the others in order.
    private static func samePages(_ before: [Page], _ after: [Page]) -> [LikelyPair] {
        var pairs: [LikelyPair] = []
        var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
        for hasName in [true, false] {
            var places: [String: [Int]] = [:]
            func key(_ page: Page) -> String { page.all.hexadecimal + (hasName ? page.path.fileName : "") }
            for (place, page) in after.enumerated().reversed() where !newTaken.contains(place) {
                places[key(page), default: []].append(place)
            }
            for (number, page) in before.enumerated() where !oldTaken.contains(number) {
                guard let place = places[key(page)]?.popLast() else { continue }
                oldTaken.insert(number)
                newTaken.insert(place)
                pairs.append(LikelyPair(likeness: 100, old: number, new: place))
            }
        }
        return pairs
    }

    private static func candidates(_ page: Page, _ places: [TreeHash: [Int]]) -> [Int] {
        var votes: [Int: Int] = [:]
        for part in page.contents.parts.keys {
            guard let found = places[part], found.count <= commonLimit else { continue }
            for place in found { votes[place, default: 0] += 1 }
        }
        return votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(candidateLimit).map(\.key)
    }

    private func contents(_ file: String, _ path: String, on side: ComparisonProblem.Side) -> Page? {
        guard let bytes = try? FileReader.bytes(of: file),
            // Namespaces are left out, because a page that becomes XHTML would otherwise differ in their declarations.
            let tree = (try? parser.page(path, on: side, bytes, file: file))?.withoutHTMLNamespaces()
        else {
            return nil
        }
        let top =
            tree.nodes.firstIndex { $0.name == "main" } ?? tree.nodes.firstIndex { $0.name == "body" } ?? 0
        guard tree.nodes.indices.contains(top) else { return nil }
        var page = Page(path: path, all: tree.hash, contents: LikenessContents())
        for node in top..<min(tree.nodes[top].end, top + Self.nodeLimit) {
            page.contents.add(tree.own(node))
        }
        return page
    }
}

extension SnapshotTree {
    /// Returns a hash of an element without its content, or of a text.
    fileprivate func own(_ node: Int) -> TreeHash {
        guard let name = nodes[node].name else { return nodes[node].hash }
        return TreeHash.of { hasher in
            hasher.mix(name)
            for attribute in nodes[node].attributes {
                hasher.mix(attribute.name)
                hasher.mix(attribute.value)
            }
        }
    }
}

extension String {
    /// The part after the last slash.
    fileprivate var fileName: Substring { self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...] }
}
