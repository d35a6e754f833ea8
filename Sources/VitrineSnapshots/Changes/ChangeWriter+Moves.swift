import VitrineMarkup

/// Writes the changes for moves, splits and joins.
extension ChangeWriter {
    /// Writes a change for each moved node with its old and new position.
    mutating func writeMoves(_ list: TreeMatching.ChildList) {
        guard !list.moved.isEmpty else { return }
        let (old, new) = (matching.old, matching.new)
        let origins = Dictionary(list.children.map { ($0.new, $0.old) }) { first, _ in first }
        var places = Places(old: old, new: new)
        for node in list.moved {
            // Whitespace between elements moves with them and is not a change of its own.
            if new.nodes[node].name == nil, new.nodes[node].text.allSatisfy(\.isWhitespace) { continue }
            var change = change(.moved, .markup, at: node)
            change.label = new.words(node) ?? new.naming(node)
            if let origin = origins[node].flatMap(\.self) {
                (change.before, change.after) = route(from: origin, to: node, list, &places)
            }
            placed.append(Placed(order: node, node: node, origin: origins[node].flatMap(\.self), change: change))
        }
    }

    /// The positions of nodes among the elements with the same parent, counted from 1; texts are not counted. They are
    /// kept for each parent.
    private struct Places {
        let old: SnapshotTree
        let new: SnapshotTree
        private var known: [Int: [Int: Int]] = [:]
        private var knownNew: [Int: [Int: Int]] = [:]

        init(old: SnapshotTree, new: SnapshotTree) { (self.old, self.new) = (old, new) }

        mutating func old(_ node: Int) -> Int { Self.place(node, old, &known) }
        mutating func new(_ node: Int) -> Int { Self.place(node, new, &knownNew) }

        private static func place(_ node: Int, _ tree: SnapshotTree, _ known: inout [Int: [Int: Int]]) -> Int {
            let parent = tree.nodes[node].parent
            if let place = known[parent]?[node] { return place }
            var places: [Int: Int] = [:]
            var place = 1
            for sibling in parent < 0 ? tree.roots : tree.children(parent) {
                places[sibling] = place
                if tree.nodes[sibling].name != nil { place += 1 }
            }
            known[parent] = places
            return places[node] ?? 1
        }
    }

    private mutating func route(
        from origin: Int, to node: Int, _ list: TreeMatching.ChildList, _ places: inout Places
    ) -> (String, String) {
        // If only the element around some content was removed, the content did not move out of it.
        var origin = origin
        while matching.wrappers.old.contains(matching.old.nodes[origin].parent) {
            origin = matching.old.nodes[origin].parent
        }
        let (before, after) = (matching.old.nodes[origin].parent, matching.new.nodes[node].parent)
        let isSame = before == list.parent.old && (after == list.parent.new || list.parent.new < 0)
        guard !isSame else { return ("\(places.old(origin))", "\(places.new(node))") }
        let (one, other) = (matching.old.description(of: before), matching.new.description(of: after))
        if one != other { return (one, other) }
        return (oldPath(before), newPath(after))
    }

    // MARK: - Splits and joins

    mutating func write(_ split: TreeMatching.Split) {
        guard let node = split.new.first, let origin = split.old.first else { return }
        let isSplit = split.old.count == 1
        var change = change(isSplit ? .split : .joined, matching.new.layerOfText(node), at: node)
        if isSplit {
            change.after = split.new.map { matching.new.words($0) ?? "" }.joined(separator: "\n")
            change.before = matching.old.words(origin)
        } else {
            change.before = split.old.map { matching.old.words($0) ?? "" }.joined(separator: "\n")
            change.after = matching.new.words(node)
        }
        place(node, change)
    }

    /// Writes a change for an inline element that now contains a different part of the same text.
    mutating func write(_ extent: TreeMatching.Extent) {
        var change = change(.moved, .markup, at: extent.new)
        change.isAround = true
        (change.before, change.after) = (matching.old.words(extent.old) ?? "", matching.new.words(extent.new) ?? "")
        place(extent.new, change)
    }

    // MARK: - Nodes that are part of another change

    /// Returns the whitespace nodes that were added together with an adjacent node.
    func spacesBesideOthers(_ list: TreeMatching.ChildList) -> Set<Int> {
        Set(
            list.children.indices.filter { place in
                let (node, origin) = list.children[place]
                guard origin == nil, matching.new.isSpace(node) else { return false }
                return [place - 1, place + 1].contains {
                    list.children.indices.contains($0) && list.children[$0].old == nil
                }
            }.map { list.children[$0].new })
    }

    /// Returns the whitespace nodes that were removed together with an adjacent node.
    func oldSpacesBesideOthers(_ list: TreeMatching.ChildList) -> Set<Int> {
        let removed = Set(list.removed)
        return Set(
            list.removed.filter { node in
                guard matching.old.isSpace(node) else { return false }
                let next = matching.old.nodes[node].end
                return removed.contains(next) || removed.contains { matching.old.nodes[$0].end == node && $0 != node }
            })
    }

    /// Returns whether a node is the text of a label that was removed from around its field.
    func isLabelText(_ node: Int) -> Bool {
        let parent = matching.old.nodes[node].parent
        return matching.old.nodes[node].name == nil && parent >= 0 && matching.old.nodes[parent].name == "label"
            && matching.wrappers.old.contains(parent)
    }
}

extension SnapshotTree {
    /// Returns whether a node is a text of only whitespace.
    fileprivate func isSpace(_ node: Int) -> Bool {
        nodes[node].name == nil && nodes[node].text.allSatisfy(\.isWhitespace)
    }

    /// Returns whether a node is an inline element or a text.
    func isInline(_ node: Int) -> Bool { nodes[node].name.map { ElementKinds.inline.contains($0) } ?? true }

    /// Returns the value of an attribute that identifies an element without text; nil if there is none.
    fileprivate func naming(_ node: Int) -> String? {
        for name in ["aria-label", "alt", "title", "name", "id", "src", "href"] {
            if let value = value(name, node), !value.isEmpty { return Excerpt.of(value) }
        }
        return nil
    }

    /// Returns a description such as `<section id="a">`, `<section> “News”`, `Card`, or only `<section>`.
    fileprivate func description(of node: Int) -> String {
        guard node >= 0, let name = nodes[node].name else { return "the top level of the page" }
        if let component = value(Change.component, node) { return component }
        if let id = value("id", node), !id.isEmpty { return "<\(name) id=\"\(id)\">" }
        if let label = value("aria-label", node), !label.isEmpty { return "<\(name)> “\(Excerpt.of(label))”" }
        let heading = children(node).prefix(4).first {
            ["h1", "h2", "h3", "h4", "h5", "h6", "caption", "legend", "summary", "figcaption"].contains(
                nodes[$0].name ?? "")
        }
        return "<\(name)>" + (heading.flatMap { words($0) }.map { " “\($0)”" } ?? "")
    }
}
