/// An attribute of a start tag.
struct HTMLAttributeToken: BitwiseCopyable {
    /// The name in small letters, as a number of ``HTMLNames``.
    var name: UInt32
    /// Where the name is in the input.
    var nameStart: Int32
    /// The value, as a place of ``HTMLStore``.
    var start: Int32
    var count: Int32
    /// Where the value is in the input, without quotes.
    var valueStart: Int32
    var valueEnd: Int32
}
