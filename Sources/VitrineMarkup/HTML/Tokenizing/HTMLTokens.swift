/// A start or end tag.
struct HTMLTagToken: BitwiseCopyable {
    /// The name in small letters, as a number of ``HTMLNames``.
    var name: UInt32
    var tag: HTMLTag
    var isSelfClosing = false
    /// The byte of `<` and the byte after `>`.
    var start: Int
    var end: Int
}

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

/// A document type. Places are those of ``HTMLStore``; -1 where a part is missing.
struct HTMLDoctypeToken: BitwiseCopyable {
    var offset = 0
    var nameStart: Int32 = -1
    var nameCount: Int32 = 0
    var publicStart: Int32 = -1
    var publicCount: Int32 = 0
    var systemStart: Int32 = -1
    var systemCount: Int32 = 0
    var forcesQuirks = false
}

/// How the tokenizer goes on after a start tag (13.2.5.1 to 13.2.5.5).
enum HTMLContentState: UInt8, BitwiseCopyable {
    case data, rcdata, rawtext, scriptData, plaintext, cdata
}

/// What takes the tokens in the order of the document. Texts are places of ``HTMLStore``.
protocol HTMLTokenSink {
    /// Takes a start tag.
    /// - Returns: how its content is to be read.
    mutating func startTag(_ token: HTMLTagToken, _ attributes: UnsafeBufferPointer<HTMLAttributeToken>)
        -> HTMLContentState
    mutating func endTag(_ token: HTMLTagToken)
    /// Takes characters without U+0000.
    mutating func text(_ start: Int32, _ count: Int32, at offset: Int)
    /// Takes U+0000.
    mutating func null(at offset: Int)
    mutating func comment(_ start: Int32, _ count: Int32, at offset: Int, end: Int)
    mutating func instruction(
        _ target: (start: Int32, count: Int32), _ data: (start: Int32, count: Int32), at offset: Int, end: Int)
    mutating func doctype(_ token: HTMLDoctypeToken)
    mutating func cdata(at offset: Int)
    mutating func end(at offset: Int)
    /// Whether `<![CDATA[` begins a section: the adjusted current node is not HTML.
    var allowsCDATA: Bool { get }
}
