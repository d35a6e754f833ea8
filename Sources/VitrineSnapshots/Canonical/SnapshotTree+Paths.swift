import VitrineMarkup

/// Paths of elements and texts in a canonical tree. A text is written as `text()`.
extension SnapshotTree: PathTree {
    package var nodeCount: Int { nodes.count }
    package func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : nodes[node].parent }
    package func pathName(_ node: Int) -> String? { nodes[node].name ?? "text()" }
    package func pathNodes(in parent: Int?) -> [Int] { parent.map(children) ?? roots }
}
