import VitrineSupport

/// A construct that begins with `<!` or `<?`, read up to its end: a declaration, a comment or a CDATA section.
///
/// It ends where the tokenizer ends it (HTML Standard, 13.2.5). If browsers and XML parsers may end it at different
/// places, the end is unclear.
package struct MarkupDeclaration: Hashable {
    package enum Kind: Hashable, Sendable {
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
    /// The first bytes after `<`: only `?` for `<?…?>`, and at most as many as `![CDATA[` has for `<!…>`.
    private var beginning: [UInt8]
    /// The quotation mark of the quoted text that is open in a declaration.
    private var quote: UInt8?
    private var part = Part.text
    /// The number of bytes of `</noscript` that were read last. If scripts are enabled, browsers parse the content of
    /// `noscript` as text, which this end tag ends even inside a comment.
    private var endTagLength = 0

    /// The part of a comment or a CDATA section that was read last. A mark is one of the two equal bytes before the `>`
    /// of the end: `-` or `]`. In `<?…?>`, it is the `?` before the `>`.
    private enum Part: Hashable { case start, startMark, text, mark, marks, bang }

    private static let endTag = Array("</noscript".utf8)
    private static let cdata = Array("![CDATA[".utf8)

    /// Begins a construct.
    /// - Parameter first: the byte after `<`: `!` or `?`.
    init(_ first: UInt8) { beginning = [first] }

    /// Whether joining this comment with another one may use the other's state: this one is in its text, and the other
    /// one has just begun. A comment that has just begun may end in every way in which this one may, and in more.
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
        return beginning.first == UInt8(ascii: "?") ? advanceInstruction(byte) : advanceDeclaration(byte)
    }

    /// Moves past a byte of `<?…?>`, which HTML ends at the first `>`, and XML at the first `?>`.
    private mutating func advanceInstruction(_ byte: UInt8) -> Progress {
        if byte == UInt8(ascii: ">") { return part == .mark ? .ended : .unclear }
        part = byte == UInt8(ascii: "?") ? .mark : .text
        return .open
    }

    /// Moves past a byte of `<!…>`, which HTML ends at the first `>`. In XML, quoted texts and square brackets may
    /// contain `>`.
    private mutating func advanceDeclaration(_ byte: UInt8) -> Progress {
        if byte == UInt8(ascii: ">") { return quote == nil ? .ended : .unclear }
        if beginning.count < Self.cdata.count {
            beginning.append(byte)
            if beginning.elementsEqual("!--".utf8) {
                (kind, part) = (.comment, .start)
                return .open
            }
            if beginning == Self.cdata {
                kind = .cdata
                return .open
            }
        }
        let isBracket = byte == UInt8(ascii: "[") && quote == nil
        let beginsWithBracket = beginning.starts(with: "![".utf8)
        if isBracket || beginsWithBracket, !Self.cdata.starts(with: beginning) { return .unclear }
        if byte == quote {
            quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        }
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
