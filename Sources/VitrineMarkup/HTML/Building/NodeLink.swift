/// The siblings of a node, and its first and last child. Links are kept only for fragments and for documents whose
/// nodes or attributes are not created in document order.
struct NodeLink: BitwiseCopyable {
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
}
