/// Moves from one parent to another.
extension TreeMatching {
    /// Pairs subtrees that were removed from one parent and added to another: first those with the same key or unique
    /// markup, then similar ones.
    mutating func adoptAcrossParents() {
        var adopted: [(old: Int, new: Int)] = []
        adoptExact(&adopted)
        adoptAlike(&adopted)
        for (origin, node) in adopted where old.nodes[origin].hash != new.nodes[node].hash {
            pairs.append((origin, node))
            match(parent: (origin, node), old.children(origin), new.children(node))
        }
    }

    /// A node that was removed, with the index of its list.
    private typealias Gone = (list: Int, node: Int)

    private var gone: [Gone] {
        lists.indices.flatMap { list in lists[list].removed.map { (list, $0) } }.filter { !wrappers.old.contains($0.1) }
    }

    /// Pairs nodes with the same key, or with the same markup if it occurs once among removed and once among added
    /// nodes.
    private mutating func adoptExact(_ adopted: inout [(old: Int, new: Int)]) {
        var byKey: [String: Gone?] = [:]
        var byHash: [TreeHash: Gone?] = [:]
        for (list, node) in gone where old.nodes[node].name != nil {
            if let key = old.key(node) { byKey[key] = byKey[key] == nil ? .some((list, node)) : .some(nil) }
            guard old.saysEnough(node) else { continue }
            let hash = old.nodes[node].hash
            byHash[hash] = byHash[hash] == nil ? .some((list, node)) : .some(nil)
        }
        guard !byKey.isEmpty || !byHash.isEmpty else { return }
        var counts: [TreeHash: Int] = [:]
        for list in lists {
            for (node, origin) in list.children where origin == nil && byHash[new.nodes[node].hash] != nil {
                counts[new.nodes[node].hash, default: 0] += 1
            }
        }
        for index in lists.indices {
            for place in lists[index].children.indices where isFree(index, place) {
                let node = lists[index].children[place].new
                let hash = new.nodes[node].hash
                let found =
                    new.key(node).flatMap { byKey[$0] ?? nil }
                    ?? (counts[hash] == 1 ? byHash[hash].flatMap { $0 } : nil)
                guard let found, lists[found.list].removed.contains(found.node) else { continue }
                adopt(found, at: place, of: index)
                adopted.append((found.node, node))
            }
        }
    }

    /// Pairs nodes that were moved and edited: the most similar ones first, if their similarity is at least 60%.
    private mutating func adoptAlike(_ adopted: inout [(old: Int, new: Int)]) {
        let left = gone.filter { old.isWorthSearching($0.node) }
        guard !left.isEmpty, left.count <= Self.likenessLimit else { return }
        let come = lists.indices.flatMap { list in
            lists[list].children.indices.filter {
                isFree(list, $0) && new.isWorthSearching(lists[list].children[$0].new)
            }
            .map { (list: list, place: $0, node: lists[list].children[$0].new) }
        }
        guard !come.isEmpty, come.count <= Self.likenessLimit else { return }
        let (oldBags, newBags) = (left.map { old.bag($0.node) }, come.map { new.bag($0.node) })
        var candidates: [(score: Int, old: Int, new: Int)] = []
        for one in left.indices {
            for other in come.indices where old.nodes[left[one].node].label == new.nodes[come[other].node].label {
                let score = SnapshotTree.likeness(oldBags[one], newBags[other])
                if score >= 60 { candidates.append((score, one, other)) }
            }
        }
        candidates.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
        var (taken, given): (Set<Int>, Set<Int>) = ([], [])
        for candidate in candidates where !taken.contains(candidate.old) && !given.contains(candidate.new) {
            taken.insert(candidate.old)
            given.insert(candidate.new)
            let (origin, heir) = (left[candidate.old], come[candidate.new])
            adopt(origin, at: heir.place, of: heir.list)
            adopted.append((origin.node, heir.node))
        }
    }

    private func isFree(_ list: Int, _ place: Int) -> Bool {
        let child = lists[list].children[place]
        return child.old == nil && !wrappers.new.contains(child.new) && !lists[list].explained.contains(child.new)
    }

    private mutating func adopt(_ origin: Gone, at place: Int, of list: Int) {
        lists[list].children[place].old = origin.node
        lists[list].moved.append(lists[list].children[place].new)
        lists[origin.list].removed.removeAll { $0 == origin.node }
    }
}

extension SnapshotTree {
    /// Returns whether an element is unlikely to occur twice by chance, unlike a table cell with a short text.
    fileprivate func saysEnough(_ node: Int) -> Bool {
        if size(node) > 2 { return true }
        guard size(node) == 2 else {
            return nodes[node].attributes.contains {
                ["src", "href", "name", "alt", "value"].contains($0.name) && !$0.value.isEmpty
            }
        }
        if nodes[node + 1].text.utf8.count >= 16 { return true }
        return Self.entries.contains(nodes[node].name ?? "") && nodes[node + 1].text.contains { $0.isLetter }
    }

    private static let entries: Set<String> = [
        "li", "p", "dt", "dd", "button", "a", "option", "h1", "h2", "h3", "h4", "h5", "h6", "label", "summary",
        "figcaption", "legend",
    ]

    /// Returns whether an element has enough content to be recognized after an edit. Elements with keys are left out.
    fileprivate func isWorthSearching(_ node: Int) -> Bool {
        nodes[node].name != nil && key(node) == nil
            && (size(node) > 2 || size(node) == 2 && nodes[node + 1].text.utf8.count >= 24)
    }
}
