import VitrineSupport

/// A construct that begins with `<!` or `<?`, read up to its end: a declaration, a comment or a CDATA section.
///
/// It ends where the tokenizer ends it (HTML Standard, 13.2.5). If browsers and XML parsers may end it at different
/// places, the end is unclear.
struct MarkupDeclaration: Hashable {
    enum Kind: Hashable {
        /// `<!…>` or `<?…>`.
        case declaration
        case comment
        case cdata
    }

    /// What is known about the end after some bytes.
    enum Progress: Hashable {
        case open
        case ended
        /// HTML and XML differ, or browsers with and without scripts.
        case unclear
    }

    private(set) var kind = Kind.declaration
    /// The first bytes of a declaration after `<`.
    private var beginning: [UInt8]
    private var part = Part.text
    /// The number of bytes of `</noscript` that were read last. If scripts are enabled, browsers parse the content of
    /// `noscript` as text, and this ends it even inside a comment.
    private var endTagLength = 0

    /// The part of a comment or a CDATA section that was read last. A mark is one of the two equal bytes before the `>`
    /// of the end: `-` or `]`.
    private enum Part: Hashable { case start, startMark, text, mark, marks, bang }

    private static let endTag = Array("</noscript".utf8)

    /// Begins a construct.
    /// - Parameter first: the byte after `<`: `!` or `?`.
    init(_ first: UInt8) { beginning = [first] }

    /// Whether this is the text of a comment, and the other construct a comment of which nothing was read yet, so that
    /// the other one may end in all the ways in which this one may end, and in more.
    func mayEndLike(_ other: MarkupDeclaration) -> Bool {
        guard kind == .comment, part == .text, other.part == .start else { return false }
        var start = self
        start.part = .start
        return start == other
    }

    /// Moves past a byte.
    mutating func advance(_ byte: UInt8) -> Progress {
        let next = byte.asciiLowercased == Self.endTag[endTagLength] ? endTagLength + 1 : 0
        endTagLength = next == 0 && byte == UInt8(ascii: "<") ? 1 : next
        guard endTagLength < Self.endTag.count else {
            endTagLength = 0
            return .unclear
        }
        if kind != .declaration { return advanceToMarks(byte) }
        if byte == UInt8(ascii: ">") { return .ended }
        guard beginning.count < "![CDATA[".utf8.count else { return .open }
        beginning.append(byte)
        if beginning.elementsEqual("!--".utf8) { (kind, part) = (.comment, .start) }
        if beginning.elementsEqual("![CDATA[".utf8) { kind = .cdata }
        return .open
    }

    private mutating func advanceToMarks(_ byte: UInt8) -> Progress {
        let isMark = byte == (kind == .comment ? UInt8(ascii: "-") : UInt8(ascii: "]"))
        if byte == UInt8(ascii: ">") {
            switch part {
            case .marks: return .ended
            // HTML ends a comment after `<!-->`, `<!--->` and `--!>`.
            case .start, .startMark, .bang: return .unclear
            // HTML ends a CDATA section here, except inside SVG and MathML.
            case .text, .mark: if kind == .cdata { return .unclear }
            }
        }
        switch part {
        case .start where isMark: part = .startMark
        case .startMark where isMark, .mark where isMark, .marks where isMark: part = .marks
        case .text where isMark, .bang where isMark: part = .mark
        case .marks where byte == UInt8(ascii: "!") && kind == .comment: part = .bang
        default: part = .text
        }
        return .open
    }
}
