import VitrineSupport

/// A matching of the children of two elements: the old child for each new child.
struct ChildMatching {
    private let old: SnapshotTree
    private let new: SnapshotTree
    private let oldChildren: [Int]
    private let newChildren: [Int]
    /// The index of the old child for every new child; -1 if there is none.
    private(set) var origins: [Int]
    private var isTaken: [Bool]
    /// The number of equal pairs at the beginning and at the end of the lists.
    private(set) var edgeCount = 0
    /// Whether the search for an edit script reached its limit, so that some children may have no partner although a
    /// longer search would have found one.
    private(set) var isCoarse = false
    private let ids: TreeIDs
    /// The indices of wrappers on one side and of their contents on the other. They are left for
    /// ``TreeMatching/keepInsideWrappers()`` and must not be paired here.
    private var leftToWrappers: (old: Set<Int>, new: Set<Int>) = ([], [])

    /// - Parameter ids: the keys of both trees, which are computed only if they are needed.
    init(
        of oldChildren: [Int], in old: SnapshotTree, and newChildren: [Int], in new: SnapshotTree, _ ids: TreeIDs
    ) {
        self.ids = ids
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
        if oldMiddle.count == 1, newMiddle.count == 1, isClear(front, front, keysDecide: true) {
            return pair(front, front)
        }
        // After an insertion, an id with a number often belongs to a different element than before, so elements with
        // such ids are first paired by their texts.
        matchUnique(oldMiddle, newMiddle, by: { $0.hasNumberedID($1) ? $0.sayings($1, withLabel: true) : nil })
        matchUnique(oldMiddle, newMiddle, by: { $0.key($1) })
        matchUnique(oldMiddle, newMiddle, by: { $0.nodes[$1].hash })
        matchUnique(oldMiddle, newMiddle, by: { $0.contents($1) })
        for gap in gaps(oldMiddle, newMiddle) { matchGap(gap.old, gap.new) }
        // The old and the new version of a child that was moved and edited may be in different gaps.
        let oldLeft = oldMiddle.filter {
            !isTaken[$0] && old.nodes[oldChildren[$0]].name != nil && !leftToWrappers.old.contains($0)
        }
        let newLeft = newMiddle.filter {
            origins[$0] < 0 && new.nodes[newChildren[$0]].name != nil && !leftToWrappers.new.contains($0)
        }
        if !oldLeft.isEmpty, !newLeft.isEmpty, max(oldLeft.count, newLeft.count) <= TreeMatching.likenessLimit {
            matchByLikeness(oldLeft, newLeft)
        }
    }

    private mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
        origins[newPlace] = oldPlace
        isTaken[oldPlace] = true
    }

    /// Returns whether the only remaining child on each side can be paired without a further search, as in most changes
    /// of a page.
    /// - Parameter keysDecide: whether equal keys are sufficient.
    private func isClear(_ oldPlace: Int, _ newPlace: Int, keysDecide: Bool) -> Bool {
        let (origin, child) = (oldChildren[oldPlace], newChildren[newPlace])
        guard let oldName = old.nodes[origin].name, let newName = new.nodes[child].name else {
            return old.nodes[origin].isText && new.nodes[child].isText
        }
        let keys = (old.key(origin), new.key(child))
        guard keys.0 == nil, keys.1 == nil else { return keysDecide && keys.0.isSame(as: keys.1) }
        // If two elements have the same size, neither can contain the other.
        return oldName == newName && old.size(origin) == new.size(child)
            && old.value(Change.component, origin).isSame(as: new.value(Change.component, child))
    }

    private func isEqual(_ oldPlace: Int, _ newPlace: Int) -> Bool {
        old.nodes[oldChildren[oldPlace]].hash == new.nodes[newChildren[newPlace]].hash
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

    /// Pairs children with the same key if the key occurs once among the unpaired children of each side.
    private mutating func matchUnique<Key: Hashable>(
        _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>, by key: (SnapshotTree, Int) -> Key?
    ) {
        var places: [Key: Int] = [:]
        for place in oldMiddle where !isTaken[place] {
            if let key = key(old, oldChildren[place]) { places[key] = places[key] == nil ? place : -1 }
        }
        guard !places.isEmpty else { return }
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

    /// Returns the unpaired children in each gap between two pairs, and before the first and after the last pair, if
    /// there are any on both sides. Only pairs that are in the same order on both sides delimit a gap.
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
        if oldFree.count == 1, newFree.count == 1,
            isEqual(oldFree[0], newFree[0]) || isClear(oldFree[0], newFree[0], keysDecide: false)
        {
            return pair(oldFree[0], newFree[0])
        }
        // Children that are equal but not unique are paired in order.
        matchInOrder(oldFree, newFree, isExact: true)
        var oldLeft = oldFree.filter { !isTaken[$0] }
        var newLeft = newFree.filter { origins[$0] < 0 }
        leaveToWrappers(&oldLeft, &newLeft)
        if oldLeft.count > 1 || newLeft.count > 1 {
            if max(oldLeft.count, newLeft.count) <= TreeMatching.likenessLimit {
                matchByLikeness(oldLeft, newLeft)
            }
            oldLeft = oldLeft.filter { !isTaken[$0] }
            newLeft = newLeft.filter { origins[$0] < 0 }
        }
        matchInOrder(oldLeft, newLeft, isExact: false)
        matchRenamed(oldLeft.filter { !isTaken[$0] }, newLeft.filter { origins[$0] < 0 })
    }

    /// Prevents an element that was added or removed around existing content from being paired with an element of that
    /// content, which may have the same name.
    private mutating func leaveToWrappers(_ oldLeft: inout [Int], _ newLeft: inout [Int]) {
        guard !oldLeft.isEmpty, !newLeft.isEmpty else { return }
        func around(
            _ outer: [Int], in tree: SnapshotTree, of inner: [Int], in other: SnapshotTree
        ) -> (outer: Set<Int>, inner: Set<Int>) {
            var found: (outer: Set<Int>, inner: Set<Int>) = ([], [])
            // An element that contains another one is larger, unless the other one has changed and is recognized by its
            // key.
            guard let largest = outer.map(tree.size).max(), let smallest = inner.map(other.size).min(),
                largest > smallest || inner.contains(where: { other.key($0) != nil })
            else { return found }
            var left = UnmatchedNodes(inner, other)
            let heirs = Self.heirs(inner, other)
            for node in outer {
                // An element that keeps some of its children is the same element with additional content.
                guard !tree.children(node).contains(where: { heirs.contains(tree.place(of: $0, in: node)) }),
                    let wrapper = left.wrapper(node, tree)
                else {
                    continue
                }
                found.outer.insert(node)
                found.inner.formUnion(left.exact(wrapper))
            }
            return found
        }
        let come = around(
            newLeft.map { newChildren[$0] }, in: new, of: oldLeft.map { oldChildren[$0] }, in: old)
        leftToWrappers.old.formUnion(oldLeft.filter { come.inner.contains(oldChildren[$0]) })
        leftToWrappers.new.formUnion(newLeft.filter { come.outer.contains(newChildren[$0]) })
        oldLeft.removeAll { leftToWrappers.old.contains($0) }
        newLeft.removeAll { leftToWrappers.new.contains($0) }
        let gone = around(
            oldLeft.map { oldChildren[$0] }, in: old, of: newLeft.map { newChildren[$0] }, in: new)
        leftToWrappers.old.formUnion(oldLeft.filter { gone.outer.contains(oldChildren[$0]) })
        leftToWrappers.new.formUnion(newLeft.filter { gone.inner.contains(newChildren[$0]) })
        oldLeft.removeAll { leftToWrappers.old.contains($0) }
        newLeft.removeAll { leftToWrappers.new.contains($0) }
    }

    /// Returns a hash of each child of the given nodes together with the name and component of its parent. With these
    /// hashes, an element is recognized even if its other children changed.
    private static func heirs(_ nodes: [Int], _ tree: SnapshotTree) -> Set<TreeHash> {
        var found: Set<TreeHash> = []
        for node in nodes {
            for child in tree.children(node) { found.insert(tree.place(of: child, in: node)) }
        }
        return found
    }

    /// Pairs children in order: equal ones if `isExact`, otherwise those with the same name and component.
    private mutating func matchInOrder(_ oldFree: [Int], _ newFree: [Int], isExact: Bool) {
        // Elements with keys are paired only if they are equal.
        let oldFree = isExact ? oldFree : oldFree.filter { old.key(oldChildren[$0]) == nil }
        let newFree = isExact ? newFree : newFree.filter { new.key(newChildren[$0]) == nil }
        guard !oldFree.isEmpty, !newFree.isEmpty else { return }
        func values(_ places: [Int], _ children: [Int], _ tree: SnapshotTree) -> [TreeHash] {
            places.map { isExact ? tree.nodes[children[$0]].hash : tree.nodes[children[$0]].label }
        }
        let (oldValues, newValues) = (values(oldFree, oldChildren, old), values(newFree, newChildren, new))
        // Values that do not occur on the other side cannot be paired, so they are left out of the search.
        let onOldSide = Set(oldValues)
        let newShared = newFree.indices.filter { onOldSide.contains(newValues[$0]) }
        let onBothSides = Set(newShared.map { newValues[$0] })
        let oldShared = oldFree.indices.filter { onBothSides.contains(oldValues[$0]) }
        guard !oldShared.isEmpty, !newShared.isEmpty else { return }
        let found = Myers.matches(
            oldShared.map { oldValues[$0] }, newShared.map { newValues[$0] }, limit: TreeMatching.editLimit)
        guard let found else {
            isCoarse = true
            return
        }
        for (one, other) in found { pair(oldFree[oldShared[one]], newFree[newShared[other]]) }
    }

    /// Pairs elements whose name, identity or attributes changed.
    private mutating func matchRenamed(_ oldLeft: [Int], _ newLeft: [Int]) {
        guard !oldLeft.isEmpty, !newLeft.isEmpty else { return }
        matchInside(oldLeft, newLeft) { tree, node in
            tree.size(node) > 1 || !tree.nodes[node].attributes.isEmpty ? tree.inside(node) : nil
        }
        // Pairs instances of different components that have the same identity.
        matchInside(oldLeft, newLeft) { tree, node in tree.instance(node) }
        matchInside(oldLeft, newLeft) { tree, node in tree.hasInstance(node) ? nil : tree.withoutID(node) }
        matchInside(oldLeft, newLeft) { tree, node in
            tree.size(node) > 1 && tree.key(node) == nil ? tree.inside(node, withAttributes: false) : nil
        }
        matchInside(oldLeft, newLeft) { tree, node in tree.key(node) == nil ? tree.sayings(node) : nil }
        matchLast(oldLeft.filter { !isTaken[$0] }, newLeft.filter { origins[$0] < 0 })
    }

    /// Pairs elements that are the only remaining ones of their kind on both sides, even if their ids or, for headings,
    /// their levels differ.
    private mutating func matchLast(_ oldLeft: [Int], _ newLeft: [Int]) {
        guard !oldLeft.isEmpty, !newLeft.isEmpty else { return }
        func only(_ places: [Int], _ children: [Int], _ tree: SnapshotTree) -> [TreeHash: Int] {
            var found: [TreeHash: Int] = [:]
            for place in places where tree.nodes[children[place]].name != nil && !tree.hasInstance(children[place]) {
                let kind = tree.kind(children[place])
                found[kind] = found[kind] == nil ? place : -1
            }
            return found
        }
        let oldOnes = only(oldLeft, oldChildren, old)
        for (kind, place) in only(newLeft, newChildren, new).sorted(by: { $0.value < $1.value }) where place >= 0 {
            guard let origin = oldOnes[kind], origin >= 0 else { continue }
            if let key = old.key(oldChildren[origin]), ids.new(new).contains(key) { continue }
            if let key = new.key(newChildren[place]), ids.old(old).contains(key) { continue }
            pair(origin, place)
        }
    }

    /// Pairs elements with the same hash, in order. Elements for which `value` returns nil are not paired.
    private mutating func matchInside(
        _ oldLeft: [Int], _ newLeft: [Int], by value: (SnapshotTree, Int) -> TreeHash?
    ) {
        var places: [TreeHash: [Int]] = [:]
        for place in oldLeft.reversed() where !isTaken[place] && old.nodes[oldChildren[place]].name != nil {
            if let value = value(old, oldChildren[place]) { places[value, default: []].append(place) }
        }
        guard !places.isEmpty else { return }
        for place in newLeft where origins[place] < 0 && new.nodes[newChildren[place]].name != nil {
            guard let value = value(new, newChildren[place]) else { continue }
            if let origin = places[value]?.popLast() { pair(origin, place) }
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
                let score = SnapshotTree.likeness(oldBags[one], newBags[other])
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
    /// Returns a hash of an element's content and, by default, its attributes, without its name.
    fileprivate func inside(_ node: Int, withAttributes: Bool = true) -> TreeHash {
        var hasher = TreeHasher()
        for attribute in nodes[node].attributes where withAttributes {
            hasher.mix(attribute.name)
            hasher.mix(attribute.value)
        }
        for child in children(node) { hasher.mix(nodes[child].hash) }
        return hasher.hash
    }

    /// Returns a hash of an element's name, component and content, without its other attributes; nil for a text, and
    /// for an element that is empty or has a key.
    fileprivate func contents(_ node: Int) -> TreeHash? {
        guard nodes[node].name != nil, size(node) > 1, key(node) == nil else { return nil }
        return TreeHash.of {
            $0.mix(inside(node, withAttributes: false))
            $0.mix(nodes[node].label)
        }
    }

    /// Returns whether the key of an element is an id that contains a digit, and the element is not empty.
    fileprivate func hasNumberedID(_ node: Int) -> Bool {
        guard size(node) > 1, !hasInstance(node), let id = value("id", node) else { return false }
        return id.utf8.contains { $0 &- 0x30 < 10 }
    }

    /// Returns a hash of an element without its id.
    fileprivate func withoutID(_ node: Int) -> TreeHash {
        var hasher = TreeHasher()
        hasher.mix(nodes[node].label)
        for attribute in nodes[node].attributes where attribute.name != "id" {
            hasher.mix(attribute.name)
            hasher.mix(attribute.value)
        }
        for child in children(node) { hasher.mix(nodes[child].hash) }
        return hasher.hash
    }

    /// Returns a hash of a child together with the name and component of its parent.
    fileprivate func place(of child: Int, in node: Int) -> TreeHash {
        var hasher = TreeHasher()
        hasher.mix(nodes[node].label)
        hasher.mix(nodes[child].hash)
        return hasher.hash
    }

    /// Returns a hash of an element's name and component; the same hash for headings of all levels.
    fileprivate func kind(_ node: Int) -> TreeHash {
        guard let name = nodes[node].name, name.utf8.count == 2, name.first == "h", name.last?.isNumber == true else {
            return nodes[node].label
        }
        var hasher = TreeHasher()
        hasher.mix("heading")
        return hasher.hash
    }

    /// Returns a hash of `data-instance`, without the component; nil if the element is not an instance.
    fileprivate func instance(_ node: Int) -> TreeHash? {
        guard hasInstance(node), let instance = value("data-instance", node) else { return nil }
        var hasher = TreeHasher()
        hasher.mix(instance)
        return hasher.hash
    }

    /// Returns a hash of the texts in an element, without their markup; nil if the texts have at most two bytes.
    /// - Parameter withLabel: whether to include the element's name and component.
    fileprivate func sayings(_ node: Int, withLabel: Bool = false) -> TreeHash? {
        guard size(node) > 1 else { return nil }
        var hasher = TreeHasher()
        if withLabel { hasher.mix(nodes[node].label) }
        var count = 0
        for inner in node..<nodes[node].end where nodes[inner].name == nil {
            hasher.mix(nodes[inner].text)
            count += nodes[inner].text.utf8.count
        }
        return count > 2 ? hasher.hash : nil
    }

    /// Returns whether an element is an instance of a component and has an identity.
    fileprivate func hasInstance(_ node: Int) -> Bool {
        value("data-component", node) != nil && value("data-instance", node) != nil
    }

    /// Returns the content of a subtree as a set of hashes, for ``likeness(_:_:)``: those of the element's attributes,
    /// of the words of texts directly inside it, and of the other nodes inside it. Only the first 199 nodes inside it
    /// are included. For a text, the hashes are those of its words.
    func bag(_ node: Int) -> Set<TreeHash> {
        var bag: Set<TreeHash> = []
        func addWords(_ text: String) { bag.formUnion(TreeHash.words(of: text, limit: 200)) }
        guard nodes[node].name != nil else {
            addWords(nodes[node].text)
            return bag
        }
        for inner in node + 1..<min(nodes[node].end, node + 200) {
            let isOwnText = nodes[inner].name == nil && nodes[inner].parent == node
            if isOwnText { addWords(nodes[inner].text) } else { bag.insert(nodes[inner].hash) }
        }
        for attribute in nodes[node].attributes {
            var hasher = TreeHasher()
            hasher.mix(attribute.name)
            hasher.mix(attribute.value)
            bag.insert(hasher.hash)
        }
        return bag
    }

    /// Returns the similarity of two sets in percent.
    static func likeness(_ one: Set<TreeHash>, _ other: Set<TreeHash>) -> Int {
        200 * one.intersection(other).count / max(1, one.count + other.count)
    }
}
