import VitrineMarkup
import VitrineSupport

/// Finds pages that are there under another name.
///
/// Compared is what stands in `main`, or in `body` where there is none: what surrounds it is the same on all pages of a
/// site and says nothing. Pages are compared only with those that share something rare, so the time grows with the number
/// of pages and not with its square.
struct RenameSearch {
    private let base: FolderListing
    private let head: FolderListing
    private let parser: PageParser

    /// Percent of the contents that have to be the same.
    static let threshold = 90
    /// More pages on one side than this are not looked into.
    static let pageLimit = 5_000
    /// Nodes of a page that are looked at.
    private static let nodeLimit = 4_000
    /// What stands on more pages than this finds nothing.
    private static let commonLimit = 16
    /// Pages with less on them are the same or they are not.
    private static let leastCount = 8
    /// Pages that one page is compared with in full.
    private static let candidateLimit = 6

    /// What is on a page, without order.
    private struct Contents {
        var path: String
        var all: TreeHash
        var parts: [TreeHash: Int]
        var count: Int

        /// What two pages share, in percent of both.
        func likeness(_ other: Contents) -> Int {
            let (small, large) = parts.count < other.parts.count ? (parts, other.parts) : (other.parts, parts)
            let shared = small.reduce(0) { $0 + min($1.value, large[$1.key] ?? 0) }
            return 200 * shared / max(1, count + other.count)
        }
    }

    init(base: FolderListing, head: FolderListing, keepingIn pages: ParsedPages, syntax: SyntaxChoice?) {
        self.base = base
        self.head = head
        parser = PageParser(keepingIn: pages, syntax: syntax)
    }

    /// Pairs of pages, each in one pair at most, in the order of the old paths.
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
            for part in page.parts.keys { places[part, default: []].append(place) }
        }
        var found: [Pair] = []
        for (number, page) in before.enumerated() where !oldTaken.contains(number) && page.count >= Self.leastCount {
            for place in Self.candidates(page, places) {
                let likeness = min(99, page.likeness(after[place]))
                guard likeness >= Self.threshold else { continue }
                found.append(Pair(likeness: likeness, old: number, new: place))
            }
        }
        return (same + Self.pairs(found)).sorted { $0.old < $1.old }.map {
            PageRename(from: before[$0.old].path, to: after[$0.new].path, likeness: $0.likeness)
        }
    }

    private struct Pair {
        var likeness: Int
        var old: Int
        var new: Int
    }

    /// Pages that say exactly the same: those with the same file name first, then in their order.
    private static func samePages(_ before: [Contents], _ after: [Contents]) -> [Pair] {
        var pairs: [Pair] = []
        var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
        for hasName in [true, false] {
            var places: [String: [Int]] = [:]
            func key(_ page: Contents) -> String { page.all.hexadecimal + (hasName ? page.path.fileName : "") }
            for (place, page) in after.enumerated().reversed() where !newTaken.contains(place) {
                places[key(page), default: []].append(place)
            }
            for (number, page) in before.enumerated() where !oldTaken.contains(number) {
                guard let place = places[key(page)]?.popLast() else { continue }
                oldTaken.insert(number)
                newTaken.insert(place)
                pairs.append(Pair(likeness: 100, old: number, new: place))
            }
        }
        return pairs
    }

    private static func candidates(_ page: Contents, _ places: [TreeHash: [Int]]) -> [Int] {
        var votes: [Int: Int] = [:]
        for part in page.parts.keys {
            guard let found = places[part], found.count <= commonLimit else { continue }
            for place in found { votes[place, default: 0] += 1 }
        }
        return votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(candidateLimit).map(\.key)
    }

    private static func pairs(_ found: [Pair]) -> [Pair] {
        var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
        var pairs: [Pair] = []
        for pair in found.sorted(by: { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) })
        where !oldTaken.contains(pair.old) && !newTaken.contains(pair.new) {
            oldTaken.insert(pair.old)
            newTaken.insert(pair.new)
            pairs.append(pair)
        }
        return pairs
    }

    private func contents(_ file: String, _ path: String, on side: ComparisonProblem.Side) -> Contents? {
        guard let bytes = try? FileReader.bytes(of: file),
            let tree = try? parser.page(path, on: side, bytes, file: file)
        else {
            return nil
        }
        let top =
            tree.nodes.firstIndex { $0.name == "main" } ?? tree.nodes.firstIndex { $0.name == "body" } ?? 0
        guard tree.nodes.indices.contains(top) else { return nil }
        var contents = Contents(path: path, all: .zero, parts: [:], count: 0)
        for root in tree.roots { contents.all.mix(tree.nodes[root].hash) }
        for node in top..<min(tree.nodes[top].end, top + Self.nodeLimit) {
            contents.parts[tree.own(node), default: 0] += 1
            contents.count += 1
        }
        return contents
    }
}

extension SnapshotTree {
    /// A node without what is in it.
    fileprivate func own(_ node: Int) -> TreeHash {
        guard let name = nodes[node].name else { return nodes[node].hash }
        var hash = TreeHash.zero
        hash.mix(name)
        for attribute in nodes[node].attributes {
            hash.mix(attribute.name)
            hash.mix(attribute.value)
        }
        return hash
    }
}

extension String {
    /// What stands behind the last slash.
    fileprivate var fileName: Substring { self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...] }
}
