/// An entry of the list of active formatting elements (13.2.4.3).
struct FormattingElement: BitwiseCopyable {
    /// -1 for a marker.
    var node: Int32
    var name: UInt32
    var tag: HTMLTag
    /// The same for the same attributes in any order.
    var attributesHash: UInt64
}
