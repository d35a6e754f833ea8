import VitrineMarkup

/// Elements of a canonical tree go by paths, and so do texts, as `text()`.
extension SnapshotTree: PathTree {
    package var nodeCount: Int { nodes.count }
    package func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : nodes[node].parent }
    package func pathName(_ node: Int) -> String? { nodes[node].name ?? "text()" }
    package func pathNodes(in parent: Int?) -> [Int] { parent.map(children) ?? roots }
}
