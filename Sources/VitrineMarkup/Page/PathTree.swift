/// A tree of numbered nodes whose elements can be identified by paths.
package protocol PathTree {
    /// The number of nodes.
    var nodeCount: Int { get }
    /// Returns the parent element of a node; nil at the top level.
    func parent(_ node: Int) -> Int?
    /// Returns the name of a node in a path; nil for a node that paths do not contain, such as a text. Such a node has
    /// the path of its parent element.
    func pathName(_ node: Int) -> String?
    /// Returns the child nodes that have a name; for nil, those at the top level, which may be left out if there is
    /// only one.
    func pathNodes(in parent: Int?) -> [Int]
}

extension PageTree: PathTree {
    package var nodeCount: Int { nodes.count }
    package func pathName(_ node: Int) -> String? { isElement(node) ? elementName(node) : nil }
    package func pathNodes(in parent: Int?) -> [Int] { parent.map { Array(childElements($0)) } ?? [] }
}
