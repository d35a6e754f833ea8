/// The siblings of a node, and its first and last child. Nodes are linked only in fragments, and in documents whose
/// nodes or attributes may have to be moved or removed.
struct NodeLink: BitwiseCopyable {
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
}
