/// Receives the tokens in the order of the input. Texts are ranges of ``HTMLStore``.
protocol HTMLTokenSink {
    /// Receives a start tag.
    /// - Returns: the state in which the tokenizer continues.
    mutating func startTag(_ token: HTMLTagToken, _ attributes: UnsafeBufferPointer<HTMLAttributeToken>)
        -> HTMLContentState
    mutating func endTag(_ token: HTMLTagToken)
    /// Receives characters other than U+0000.
    mutating func text(_ start: Int32, _ count: Int32, at offset: Int)
    /// Receives U+0000.
    mutating func null(at offset: Int)
    mutating func comment(_ start: Int32, _ count: Int32, at offset: Int, end: Int)
    mutating func instruction(
        _ target: (start: Int32, count: Int32), _ data: (start: Int32, count: Int32), at offset: Int, end: Int)
    mutating func doctype(_ token: HTMLDoctypeToken)
    mutating func cdata(at offset: Int)
    mutating func end(at offset: Int)
    /// Whether `<![CDATA[` begins a CDATA section. It does if the adjusted current node is not an HTML element.
    var allowsCDATA: Bool { get }
}
