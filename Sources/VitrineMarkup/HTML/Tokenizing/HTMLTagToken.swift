/// A start or end tag.
struct HTMLTagToken: BitwiseCopyable {
    /// The lowercase name, as the number of an entry of ``HTMLNames``.
    var name: UInt32
    var tag: HTMLTag
    var isSelfClosing = false
    /// The offsets of `<` and of the byte after `>`.
    var start: Int
    var end: Int
}
