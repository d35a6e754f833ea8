/// Readable paths of elements: `/html/body/main/ul[2]/li`. A number is added if siblings have the same name.
///
/// Results are cached, because hundreds of paths may be requested for items of the same list, or for elements at
/// increasing depths.
package struct ElementPaths<Tree: PathTree> {
    private let tree: Tree
    /// The paths that were requested, and those of their parents.
    private var known: [Int: String] = [:]
    /// For each node, its number among siblings of the same name, from 1; 0 if it is the only one, -1 if its number is
    /// not known yet.
    private var ordinals: [Int32] = []

    package init(_ tree: Tree) { self.tree = tree }

    /// Returns the path of an element; for a node without a name, that of the element around it.
    package mutating func path(_ node: Int) -> String {
        // Goes up from the node itself to the first node whose path is known, or to the root, then back down.
        var steps: [(node: Int, name: String)] = []
        var current = Optional(node)
        var path = ""
        while let node = current {
            if let name = tree.pathName(node) {
                if let found = known[node] {
                    path = found
                    break
                }
                steps.append((node, name))
            }
            current = tree.parent(node)
        }
        for (index, step) in steps.enumerated().reversed() {
            path += "/" + step.name
            let ordinal = ordinal(step.node)
            if ordinal > 0 { path += "[\(ordinal)]" }
            if index < 2 { known[step.node] = path }
        }
        return path.isEmpty ? "/" : path
    }

    private mutating func ordinal(_ node: Int) -> Int32 {
        if ordinals.isEmpty { ordinals = Array(repeating: -1, count: tree.nodeCount) }
        if ordinals[node] < 0 { number(tree.pathNodes(in: tree.parent(node)), and: node) }
        return ordinals[node]
    }

    private mutating func number(_ siblings: [Int], and node: Int) {
        ordinals[node] = 0
        var counts: [String: Int32] = [:]
        for sibling in siblings {
            guard let name = tree.pathName(sibling) else { continue }
            counts[name, default: 0] += 1
            ordinals[sibling] = counts[name] ?? 0
        }
        for sibling in siblings where tree.pathName(sibling).map({ counts[$0] == 1 }) ?? false { ordinals[sibling] = 0 }
    }
}
