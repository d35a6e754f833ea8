/// A tree of numbered nodes whose elements can be named by paths.
package protocol PathTree {
    /// How many nodes there are.
    var nodeCount: Int { get }
    /// The element around a node; nil at the top.
    func parent(_ node: Int) -> Int?
    /// The name of a node in a path; nil for one that has no place in paths, which goes by the element around it.
    func pathName(_ node: Int) -> String?
    /// The nodes with names directly inside an element, or those at the top for nil.
    func pathNodes(in parent: Int?) -> [Int]
}

extension PageTree: PathTree {
    package var nodeCount: Int { nodes.count }
    package func pathName(_ node: Int) -> String? { isElement(node) ? elementName(node) : nil }
    package func pathNodes(in parent: Int?) -> [Int] { parent.map { Array(childElements($0)) } ?? [] }
}
