/// Both versions of a page, with the matching of their nodes.
struct ComparedPage {
    let old: SnapshotTree
    let new: SnapshotTree
    private let origins: [Int: Int]
    private let partners: [Int: Int]

    /// The node of a change in each version; nil if there is none.
    struct Place {
        var old: Int?
        var new: Int?
    }

    init(_ old: SnapshotTree, _ new: SnapshotTree) {
        self.old = old
        self.new = new
        let matching = TreeMatching(old, new)
        var (origins, partners): ([Int: Int], [Int: Int]) = ([:], [:])
        for (child, origin) in matching.origins.enumerated() {
            guard let origin else { continue }
            origins[child] = origin
            partners[origin] = child
        }
        self.origins = origins
        self.partners = partners
    }

    /// The number of nodes in both versions together.
    var size: Int { old.nodes.count + new.nodes.count }

    /// Finds the nodes of a change. Something that was removed has no node in the new page, and something that was
    /// added has no node in the old one.
    func place(of change: Change) -> Place {
        switch change.kind {
        case .removed: return Place(old: old.node(at: change.element), new: nil)
        case .inserted: return Place(old: nil, new: new.node(at: change.element))
        default:
            let node = new.node(at: change.element)
            return Place(old: node.flatMap { origins[$0] }, new: node)
        }
    }

    /// Returns the place of a change, completed with a node on the side where the changed node does not exist: the
    /// nearest sibling that does exist there, a preceding one or, if there is none, a following one. If no sibling
    /// exists there, that side stays nil.
    func neighbor(of place: Place) -> Place {
        if place.new == nil, let node = place.old {
            return Place(old: node, new: old.neighbors(of: node).lazy.compactMap { partners[$0] }.first)
        }
        if place.old == nil, let node = place.new {
            return Place(old: new.neighbors(of: node).lazy.compactMap { origins[$0] }.first, new: node)
        }
        return place
    }

    /// Returns a sentence about a move: `Moved from position 4 of 19 to position 9 of 18.` Nil for a text, and if the
    /// node was not found on one of the sides.
    func distance(of place: Place) -> String? {
        guard let one = place.old, let other = place.new, let before = old.rank(of: one),
            let after = new.rank(of: other)
        else { return nil }
        let parents = (old.nodes[one].parent, new.nodes[other].parent)
        // At the top level of a fragment, there is no parent.
        let isElsewhere = parents.1 < 0 ? parents.0 >= 0 : origins[parents.1] != parents.0
        return "Moved from position \(before.place) of \(before.count) to position \(after.place) of \(after.count)"
            + (isElsewhere ? " in another element." : ".")
    }

    /// Returns the element to show in each version; -1 for the whole tree. Nil if the change is not visible.
    ///
    /// For a node that was added, removed or moved, it is the parent; for a reordered list, the list itself. For other
    /// changes, it is the component around the change or, outside of components, an element that is large enough to
    /// show where the change is.
    func view(of change: Change, at place: Place) -> (old: Int?, new: Int?)? {
        let showsList = [.inserted, .removed, .moved, .reordered].contains(change.kind)
        let isOld = place.new == nil
        let tree = isOld ? old : new
        guard let start = isOld ? place.old : place.new else { return nil }
        var node =
            tree.nodes[start].name == nil || showsList && change.kind != .reordered ? tree.nodes[start].parent : start
        guard node >= 0, tree.isSeen(node) else { return node < 0 && !old.hasPage && !new.hasPage ? (-1, -1) : nil }
        if !showsList { node = tree.surroundings(node) }
        // Both sides show the same element. If the other side does not have it, they show the nearest ancestor that
        // exists on both sides.
        while node >= 0, tree.isSeen(node) {
            if isOld, let partner = partners[node] { return (node, partner) }
            if !isOld, let origin = origins[node] { return (origin, node) }
            node = tree.nodes[node].parent
        }
        return old.hasPage || new.hasPage ? nil : (-1, -1)
    }
}

extension SnapshotTree {
    /// Whether the tree is a whole document.
    var hasPage: Bool { nodes.first?.name == "html" }

    /// Returns the node at a path that ``ElementPaths`` wrote; nil if there is none.
    package func node(at path: String) -> Int? {
        var siblings = roots
        var found: Int?
        for step in path.split(separator: "/") {
            let name = step.prefix { $0 != "[" }
            let number = Int(step.dropFirst(name.count).dropFirst().dropLast()) ?? 1
            var count = 0
            found = nil
            for node in siblings where (nodes[node].name ?? "text()") == name {
                count += 1
                guard count == number else { continue }
                found = node
                break
            }
            guard let found else { return nil }
            siblings = children(found)
        }
        return found
    }

    /// Returns whether an element is part of the visible page: any element except `html`, and except `head`, `title`,
    /// `script`, `style` and `template` with their content.
    func isSeen(_ node: Int) -> Bool {
        var current = node
        while current >= 0 {
            switch nodes[current].name {
            case "head", "title", "script", "style", "template": return false
            case "html": return current != node
            default: break
            }
            current = nodes[current].parent
        }
        return true
    }

    /// Returns the siblings before a node, the nearest first, then those after it.
    func neighbors(of node: Int) -> [Int] {
        let parent = nodes[node].parent
        let siblings = parent < 0 ? roots : children(parent)
        guard let place = siblings.firstIndex(of: node) else { return [] }
        return siblings[..<place].reversed() + siblings[(place + 1)...]
    }

    /// Returns the position of an element among its sibling elements, from 1, and their number; nil for a text.
    func rank(of node: Int) -> (place: Int, count: Int)? {
        let parent = nodes[node].parent
        let siblings = (parent < 0 ? roots : children(parent)).filter { nodes[$0].name != nil }
        return siblings.firstIndex(of: node).map { ($0 + 1, siblings.count) }
    }

    /// Returns the component around an element or, outside of components, the element or an ancestor that is large
    /// enough to show where it is. The search ends below `main`, `body` and `html`.
    func surroundings(_ node: Int) -> Int {
        if let root = component(around: node) { return root }
        var current = node
        while size(current) < Self.leastView, nodes[current].parent >= 0 {
            let parent = nodes[current].parent
            if ["html", "body", "main"].contains(nodes[parent].name ?? "") { break }
            current = parent
        }
        return current
    }

    /// The minimum number of nodes in an element that shows where a change is.
    private static let leastView = 8
}
