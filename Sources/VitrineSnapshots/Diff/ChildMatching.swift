/// Which old child became which new child, for the children of one pair of elements.
struct ChildMatching {
    private let old: SnapshotTree
    private let new: SnapshotTree
    private let oldChildren: [Int]
    private let newChildren: [Int]
    /// For every new child the place of the old one, -1 without one.
    private(set) var origins: [Int]
    private var isTaken: [Bool]
    /// How many children at both ends are equal and in place.
    private(set) var edgeCount = 0
    /// Whether a limit was reached.
    private(set) var isCoarse = false

    init(_ old: SnapshotTree, _ new: SnapshotTree, _ oldChildren: [Int], _ newChildren: [Int]) {
        self.old = old
        self.new = new
        self.oldChildren = oldChildren
        self.newChildren = newChildren
        origins = Array(repeating: -1, count: newChildren.count)
        isTaken = Array(repeating: false, count: oldChildren.count)
    }

    mutating func run() {
        let (front, back) = matchEdges()
        let oldMiddle = front..<oldChildren.count - back
        let newMiddle = front..<newChildren.count - back
        guard !oldMiddle.isEmpty, !newMiddle.isEmpty else { return }
        matchUnique(oldMiddle, newMiddle, { $0.key($1) })
        matchUnique(oldMiddle, newMiddle, { $0.nodes[$1].digest })
        for gap in gaps(oldMiddle, newMiddle) { matchGap(gap.old, gap.new) }
    }

    private mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
        origins[newPlace] = oldPlace
        isTaken[oldPlace] = true
    }

    private func isEqual(_ oldPlace: Int, _ newPlace: Int) -> Bool {
        old.nodes[oldChildren[oldPlace]].digest == new.nodes[newChildren[newPlace]].digest
    }

    private mutating func matchEdges() -> (front: Int, back: Int) {
        let shorter = min(oldChildren.count, newChildren.count)
        var front = 0
        while front < shorter, isEqual(front, front) {
            pair(front, front)
            front += 1
        }
        var back = 0
        while back < shorter - front, isEqual(oldChildren.count - 1 - back, newChildren.count - 1 - back) {
            pair(oldChildren.count - 1 - back, newChildren.count - 1 - back)
            back += 1
        }
        edgeCount = front + back
        return (front, back)
    }

    /// Pairs what has the same key, when the key occurs once on each side.
    private mutating func matchUnique<Key: Hashable>(
        _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>, _ key: (SnapshotTree, Int) -> Key?
    ) {
        var places: [Key: Int] = [:]
        for place in oldMiddle where !isTaken[place] {
            if let key = key(old, oldChildren[place]) { places[key] = places[key] == nil ? place : -1 }
        }
        var partners: [Key: Int] = [:]
        for place in newMiddle where origins[place] < 0 {
            guard let key = key(new, newChildren[place]), places[key] != nil else { continue }
            partners[key] = partners[key] == nil ? place : -1
        }
        for place in newMiddle where origins[place] < 0 {
            guard let key = key(new, newChildren[place]), let partner = partners[key], partner >= 0,
                let origin = places[key], origin >= 0
            else { continue }
            pair(origin, place)
        }
    }

    /// What lies between two neighbouring pairs that are in order on both sides.
    private func gaps(_ oldMiddle: Range<Int>, _ newMiddle: Range<Int>) -> [(old: [Int], new: [Int])] {
        let kept = newMiddle.filter { origins[$0] >= 0 }
        let anchors = LongestIncreasing.places(kept.map { origins[$0] }).map { kept[$0] }
        var found: [(old: [Int], new: [Int])] = []
        var (oldStart, newStart) = (oldMiddle.lowerBound, newMiddle.lowerBound)
        for anchor in anchors + [-1] {
            let (oldEnd, newEnd) = anchor < 0 ? (oldMiddle.upperBound, newMiddle.upperBound) : (origins[anchor], anchor)
            let oldFree = (oldStart..<max(oldStart, oldEnd)).filter { !isTaken[$0] }
            let newFree = (newStart..<max(newStart, newEnd)).filter { origins[$0] < 0 }
            if !oldFree.isEmpty, !newFree.isEmpty { found.append((oldFree, newFree)) }
            (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
        }
        return found
    }

    private mutating func matchGap(_ oldFree: [Int], _ newFree: [Int]) {
        // What is equal but not unique keeps its order.
        matchInOrder(oldFree, newFree, \.digest)
        var oldLeft = oldFree.filter { !isTaken[$0] }
        var newLeft = newFree.filter { origins[$0] < 0 }
        if oldLeft.count > 1 || newLeft.count > 1 {
            if max(oldLeft.count, newLeft.count) <= TreeMatching.likenessLimit {
                matchByLikeness(oldLeft, newLeft)
            }
            oldLeft = oldLeft.filter { !isTaken[$0] }
            newLeft = newLeft.filter { origins[$0] < 0 }
        }
        matchInOrder(oldLeft, newLeft, \.label)
        matchRenamed(oldLeft.filter { !isTaken[$0] }, newLeft.filter { origins[$0] < 0 })
    }

    private mutating func matchInOrder(
        _ oldFree: [Int], _ newFree: [Int], _ value: KeyPath<SnapshotTree.Node, Digest>
    ) {
        // Elements with keys of their own are never taken for each other.
        let oldFree = oldFree.filter { value == \.digest || old.key(oldChildren[$0]) == nil }
        let newFree = newFree.filter { value == \.digest || new.key(newChildren[$0]) == nil }
        guard !oldFree.isEmpty, !newFree.isEmpty else { return }
        let found = Myers.matches(
            oldFree.map { old.nodes[oldChildren[$0]][keyPath: value] },
            newFree.map { new.nodes[newChildren[$0]][keyPath: value] }, limit: TreeMatching.editLimit)
        guard let found else {
            isCoarse = true
            return
        }
        for (one, other) in found { pair(oldFree[one], newFree[other]) }
    }

    /// An element whose name alone changed keeps its attributes and contents.
    private mutating func matchRenamed(_ oldLeft: [Int], _ newLeft: [Int]) {
        var places: [Digest: Int] = [:]
        for place in oldLeft where old.nodes[oldChildren[place]].name != nil {
            places[old.inside(oldChildren[place])] = place
        }
        for place in newLeft where new.nodes[newChildren[place]].name != nil {
            let inside = new.inside(newChildren[place])
            if let origin = places[inside], new.size(newChildren[place]) > 1 {
                pair(origin, place)
                places[inside] = nil
            }
        }
    }

    private mutating func matchByLikeness(_ oldLeft: [Int], _ newLeft: [Int]) {
        var candidates: [(score: Int, old: Int, new: Int)] = []
        let oldBags = oldLeft.map { old.bag(oldChildren[$0]) }
        let newBags = newLeft.map { new.bag(newChildren[$0]) }
        for (one, oldPlace) in oldLeft.enumerated() {
            let oldNode = oldChildren[oldPlace]
            guard old.key(oldNode) == nil else { continue }
            for (other, newPlace) in newLeft.enumerated() {
                let newNode = newChildren[newPlace]
                guard old.nodes[oldNode].label == new.nodes[newNode].label, new.key(newNode) == nil else { continue }
                let shared = oldBags[one].intersection(newBags[other]).count
                let score = 200 * shared / max(1, oldBags[one].count + newBags[other].count)
                if score >= 50 { candidates.append((score, oldPlace, newPlace)) }
            }
        }
        candidates.sort { ($1.score, abs($0.old - $0.new), $0.new) < ($0.score, abs($1.old - $1.new), $1.new) }
        for candidate in candidates where !isTaken[candidate.old] && origins[candidate.new] < 0 {
            pair(candidate.old, candidate.new)
        }
    }
}

extension SnapshotTree {
    /// Attributes and contents of an element, without its name.
    fileprivate func inside(_ node: Int) -> Digest {
        var digest = Digest.zero
        for attribute in nodes[node].attributes {
            digest.mix(attribute.name)
            digest.mix(attribute.value)
        }
        for child in children(node) { digest.mix(nodes[child].digest) }
        return digest
    }

    /// What is in a subtree, as a set to compare by: digests of up to 200 nodes inside, or the words of a text.
    fileprivate func bag(_ node: Int) -> Set<Digest> {
        var bag: Set<Digest> = []
        guard nodes[node].name != nil else {
            for word in nodes[node].text.split(separator: " ").prefix(200) {
                var digest = Digest.zero
                digest.mix(String(word))
                bag.insert(digest)
            }
            return bag
        }
        for inner in node + 1..<min(nodes[node].end, node + 200) { bag.insert(nodes[inner].digest) }
        for attribute in nodes[node].attributes {
            var digest = Digest.zero
            digest.mix(attribute.name)
            digest.mix(attribute.value)
            bag.insert(digest)
        }
        return bag
    }
}
