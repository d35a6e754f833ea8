/// An entry of the list of active formatting elements (13.2.4.3).
struct FormattingElement: BitwiseCopyable {
    /// The node, -1 for a marker.
    var node: Int32
    var name: UInt32
    var tag: HTMLTag
    /// A hash of the attributes that does not depend on their order.
    var attributesHash: UInt64
}
