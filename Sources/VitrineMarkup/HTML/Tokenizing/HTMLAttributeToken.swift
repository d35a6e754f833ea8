/// An attribute of a tag.
struct HTMLAttributeToken: BitwiseCopyable {
    /// The lowercase name, as the number of an entry of ``HTMLNames``.
    var name: UInt32
    /// The offset of the name in the input.
    var nameStart: Int32
    /// The place of the value in ``HTMLStore``, and its length in bytes.
    var start: Int32
    var count: Int32
    /// The range of the value in the input, without quotes.
    var valueStart: Int32
    var valueEnd: Int32
}
