import VitrineMarkup

/// Elements that were split into several siblings or joined into one, such as paragraphs, list items or sections.
extension TreeMatching {
    /// A split, or a join.
    struct Split {
        /// The old elements, in order; only one for a split.
        var old: [Int]
        /// The new elements, in order; only one for a join.
        var new: [Int]
    }

    /// The maximum number of neighbors to try on each side.
    private static let pieceLimit = 8

    /// The number of splits and joins in a page after which no more lists are searched. Nothing is lost: nodes that are
    /// not matched are reported as removed and added.
    private static let splitLimit = 256

    /// Finds splits and joins in all lists, and records in the lists which nodes they explain, so that these are not
    /// reported as removed or added.
    mutating func findSplits() {
        for index in lists.indices where splits.count < Self.splitLimit {
            // A node that was added next to a changed one may have been part of it.
            if lists[index].children.contains(where: { $0.old == nil }) { findSplits(in: index) }
            if !lists[index].removed.isEmpty { findJoins(in: index) }
        }
        guard !splits.isEmpty else { return }
        for split in splits { explain(split) }
    }

    private mutating func findSplits(in index: Int) {
        let children = lists[index].children
        for place in children.indices {
            guard let origin = children[place].old, old.nodes[origin].name != nil,
                old.nodes[origin].hash != new.nodes[children[place].new].hash
            else { continue }
            func isPiece(_ place: Int) -> Bool {
                children.indices.contains(place) && children[place].old == nil
                    && new.nodes[children[place].new].label == old.nodes[origin].label
                    && !used.new.contains(children[place].new)
            }
            guard new.nodes[children[place].new].label == old.nodes[origin].label else { continue }
            var (first, last) = (place, place)
            while isPiece(first - 1), place - first < Self.pieceLimit { first -= 1 }
            while isPiece(last + 1), last - place < Self.pieceLimit { last += 1 }
            guard first < last, let range = run(of: children[first...last].map(\.new), new, as: origin, old) else {
                continue
            }
            let pieces = Array(children[first...last][(first + range.lowerBound)..<(first + range.upperBound)]).map(
                \.new)
            guard pieces.contains(children[place].new) else { continue }
            used.new.formUnion(pieces)
            splits.append(Split(old: [origin], new: pieces))
        }
    }

    private mutating func findJoins(in index: Int) {
        let list = lists[index]
        let siblings = list.parent.old < 0 ? old.roots : old.children(list.parent.old)
        let places = Dictionary(siblings.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        let removed = Set(list.removed)
        for (child, origin) in list.children {
            guard let origin, let place = places[origin], new.nodes[child].name != nil,
                old.nodes[origin].hash != new.nodes[child].hash, old.nodes[origin].label == new.nodes[child].label
            else { continue }
            func isPiece(_ place: Int) -> Bool {
                siblings.indices.contains(place) && removed.contains(siblings[place])
                    && !used.old.contains(siblings[place])
                    && old.nodes[siblings[place]].label == old.nodes[origin].label
            }
            var (first, last) = (place, place)
            while isPiece(first - 1), place - first < Self.pieceLimit { first -= 1 }
            while isPiece(last + 1), last - place < Self.pieceLimit { last += 1 }
            guard first < last, let range = run(of: Array(siblings[first...last]), old, as: child, new) else {
                continue
            }
            let pieces = Array(siblings[(first + range.lowerBound)..<(first + range.upperBound)])
            guard pieces.contains(origin) else { continue }
            used.old.formUnion(pieces)
            splits.append(Split(old: pieces, new: [child]))
        }
    }

    // MARK: - Pieces

    /// Returns the range of two or more neighbors that together have the same content as one element of the other tree;
    /// nil if there is none.
    private func run(of pieces: [Int], _ tree: SnapshotTree, as whole: Int, _ other: SnapshotTree) -> Range<Int>? {
        let places = pieces.indices
        if let inline = InlineContent(of: whole, in: other) {
            let parts = pieces.map { InlineContent(of: $0, in: tree) }
            for first in places.dropLast() {
                var letters: [UInt8] = []
                for last in first..<places.upperBound {
                    guard let part = parts[last] else { break }
                    letters += part.letters
                    if letters.count > inline.count { break }
                    guard last > first, letters.count == inline.count, letters == inline.letters,
                        hasSameParts(parts[first...last].compactMap(\.self), tree, as: inline, other)
                    else { continue }
                    return first..<last + 1
                }
            }
            return nil
        }
        let hashes = other.children(whole).map { other.nodes[$0].hash }
        guard hashes.count > 1 else { return nil }
        for first in places.dropLast() {
            var found: [TreeHash] = []
            for last in first..<places.upperBound {
                let children = tree.children(pieces[last]).map { tree.nodes[$0].hash }
                guard !children.isEmpty else { break }
                found += children
                if found.count > hashes.count { break }
                if last > first, found == hashes { return first..<last + 1 }
            }
        }
        return nil
    }

    /// Returns whether the same inline elements contain the same words; a line break between two pieces is ignored.
    private func hasSameParts(
        _ pieces: [InlineContent], _ tree: SnapshotTree, as whole: InlineContent, _ other: SnapshotTree
    ) -> Bool {
        var start = 0
        var borders: Set<Int> = []
        var found: [(Range<Int>, Int)] = []
        for piece in pieces {
            found += piece.parts.map { ($0.range.lowerBound + start..<$0.range.upperBound + start, $0.node) }
            start += piece.count
            borders.insert(start)
        }
        let expected = whole.parts.filter {
            other.nodes[$0.node].name != "br" || !borders.contains($0.range.lowerBound)
        }
        return found.count == expected.count
            && zip(found, expected).allSatisfy {
                $0.0 == $1.range && tree.nodes[$0.1].attributes == other.nodes[$1.node].attributes
                    && tree.nodes[$0.1].name == other.nodes[$1.node].name
            }
    }

    // MARK: - Nodes that are parts of a split

    private mutating func explain(_ split: Split) {
        let oldRanges = split.old.map { $0..<old.nodes[$0].end }
        let newRanges = split.new.map { $0..<new.nodes[$0].end }
        let isWithinOld = { (node: Int) in oldRanges.contains { $0.contains(node) } }
        let isWithinNew = { (node: Int) in newRanges.contains { $0.contains(node) } }
        let (tops, topsNew) = (Set(split.old), Set(split.new))
        lists.removeAll { isWithinOld($0.parent.old) || isWithinNew($0.parent.new) }
        pairs.removeAll {
            isWithinOld($0.old) && !tops.contains($0.old) || isWithinNew($0.new) && !topsNew.contains($0.new)
        }
        for index in lists.indices {
            guard
                lists[index].removed.contains(where: tops.contains)
                    || lists[index].children.contains(where: { topsNew.contains($0.new) })
            else { continue }
            lists[index].removed.removeAll { tops.contains($0) }
            lists[index].moved.removeAll { topsNew.contains($0) }
            lists[index].explained.formUnion(topsNew)
        }
        // The pieces have the content of the whole, so none of it was added or removed.
        var (origins, heirs) = (split.old.flatMap { old.children($0) }, split.new.flatMap { new.children($0) })
        let isInline =
            split.old.count == 1
            ? InlineContent(of: split.old[0], in: old) != nil : InlineContent(of: split.new[0], in: new) != nil
        if isInline {
            origins = split.old.flatMap { Self.parts(of: $0, in: old) }
            heirs = split.new.flatMap { Self.parts(of: $0, in: new) }
        }
        var list = ChildList(parent: (split.old[0], split.new[0]))
        for (origin, heir) in zip(origins, heirs) where old.nodes[origin].label == new.nodes[heir].label {
            list.children.append((heir, origin))
        }
        lists.append(list)
        // Splits are found without the contents of atomic elements, such as buttons, so these may differ.
        for (origin, heir) in zip(origins, heirs) where old.nodes[origin].hash != new.nodes[heir].hash {
            guard let name = new.nodes[heir].name, ElementKinds.atoms.contains(name) else { continue }
            match(parent: (origin, heir), old.children(origin), new.children(heir))
        }
    }

    /// Returns the inline elements in an element, without line breaks: a line break that was replaced with a split has
    /// no counterpart.
    private static func parts(of node: Int, in tree: SnapshotTree) -> [Int] {
        InlineContent(of: node, in: tree)?.parts.map(\.node).filter { tree.nodes[$0].name != "br" } ?? []
    }
}
