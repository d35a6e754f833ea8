import VitrineSupport

/// The position at the end of a piece of markup, which decides what a text written there would become.
///
/// It follows the states of the tokenizer (HTML Standard, 13.2.5) as far as they matter here. Where HTML and XML
/// differ, it assumes the position that allows less.
struct MarkupPosition: Hashable {
    /// The construct that is open.
    enum State: Hashable {
        /// Text of an element.
        case text
        /// The text of `script`, `style` and other elements whose text is not parsed as markup.
        case rawText
        /// The text of `title` and `textarea`, in which only character references are parsed.
        case escapableText
        /// A tag, outside the values of its attributes.
        case tag
        /// After the equals sign of an attribute, or in a value without quotation marks.
        case unquoted
        case doubleQuoted, singleQuoted
        case comment
        /// Inside `<!…>` or `<?…>`.
        case declaration
        case cdata
        /// After something that HTML and XML read differently, or that differs between the branches of a template.
        case unclear
    }

    private(set) var state = State.text
    /// The element whose tag or raw text is open, in lowercase.
    private(set) var element: [UInt8] = []
    /// The attribute whose value is open, in lowercase.
    private(set) var attribute: [UInt8] = []
    /// The latest bytes, if they may be the beginning of a tag, an end tag or an end mark: `<`, `</scr`, `--`.
    private var pending: [UInt8] = []
    private var tag = TagPart.name

    /// The part of a tag that was read last. `mixed` is the end of a section or partial that may or may not have
    /// written an attribute.
    private enum TagPart: Hashable { case name, closing, between, attribute, afterAttribute, mixed, mixedSpace }

    /// Moves past some markup.
    mutating func advance(over text: some StringProtocol) {
        for byte in text.utf8 { advance(byte) }
    }

    /// Moves past a value, represented by one ordinary character.
    mutating func advanceOverValue() { advance(UInt8(ascii: "x")) }

    /// Moves past something that is optional, such as a section.
    /// - Parameter start: the position at which it begins.
    /// - Returns: false if it ends at another kind of position, so that the position after it is unknown.
    mutating func join(_ start: MarkupPosition) -> Bool {
        if self == start { return true }
        guard state == .tag, start.state == .tag, element == start.element, tag != .closing else { return false }
        tag = .mixed
        attribute = []
        return true
    }

    private mutating func advance(_ byte: UInt8) {
        switch state {
        case .text: advanceText(byte)
        case .rawText, .escapableText: advanceRawText(byte)
        case .tag: advanceTag(byte)
        case .unquoted: advanceUnquoted(byte)
        case .doubleQuoted: if byte == UInt8(ascii: "\"") { endValue() }
        case .singleQuoted: if byte == UInt8(ascii: "'") { endValue() }
        case .comment: endIfComplete(byte, "-->")
        case .declaration: advanceDeclaration(byte)
        case .cdata: endIfComplete(byte, "]]>")
        case .unclear: break
        }
    }

    private mutating func advanceText(_ byte: UInt8) {
        guard !pending.isEmpty else {
            if byte == UInt8(ascii: "<") { pending = [byte] }
            return
        }
        // The byte before this one is "<".
        pending = []
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            state = .declaration
            pending = [byte]
        case UInt8(ascii: "/"):
            beginTag([])
            tag = .closing
        case UInt8(ascii: "<"): pending = [byte]
        case _ where byte.isASCIILetter: beginTag([byte.asciiLowercased])
        default: break
        }
    }

    private mutating func beginTag(_ name: [UInt8]) {
        state = .tag
        element = name
        attribute = []
        tag = .name
    }

    private mutating func advanceTag(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ">"): endTag()
        case _ where byte.isHTMLSpace || byte == UInt8(ascii: "/"):
            switch tag {
            case .attribute where byte.isHTMLSpace: tag = .afterAttribute
            case .mixed where byte.isHTMLSpace: tag = .mixedSpace
            case .afterAttribute where byte.isHTMLSpace, .mixedSpace where byte.isHTMLSpace, .closing: break
            default: tag = .between
            }
        case UInt8(ascii: "=") where tag == .attribute || tag == .afterAttribute: state = .unquoted
        case UInt8(ascii: "=") where tag == .mixedSpace: state = .unclear
        case _ where tag == .mixed: state = .unclear
        default: advanceName(byte.asciiLowercased)
        }
    }

    private mutating func advanceName(_ byte: UInt8) {
        switch tag {
        case .name: element.append(byte)
        // The name of an end tag does not matter.
        case .closing: break
        case .attribute: attribute.append(byte)
        case .between, .afterAttribute, .mixed, .mixedSpace:
            attribute = [byte]
            tag = .attribute
        }
    }

    private mutating func advanceUnquoted(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ">"): endTag()
        case _ where byte.isHTMLSpace: if !pending.isEmpty { endValue() }
        case UInt8(ascii: "\"") where pending.isEmpty: state = .doubleQuoted
        case UInt8(ascii: "'") where pending.isEmpty: state = .singleQuoted
        default: pending = [byte]
        }
    }

    private mutating func endValue() {
        state = .tag
        attribute = []
        pending = []
        tag = .between
    }

    private mutating func endTag() {
        let name = String(decoding: element, as: UTF8.self)
        let raw: State? =
            Self.rawTexts.contains(name) ? .rawText : Self.escapableTexts.contains(name) ? .escapableText : nil
        let isEnd = tag == .closing
        self = MarkupPosition()
        guard let raw, !isEnd else { return }
        state = raw
        element = Array(name.utf8)
    }

    /// The elements whose text is not parsed as markup (13.2.6.2). `noscript` is not included, because browsers without
    /// scripts parse its text.
    private static let rawTexts: Set<String> = ["script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext"]
    private static let escapableTexts: Set<String> = ["title", "textarea"]

    private mutating func advanceRawText(_ byte: UInt8) {
        let end = Array("</".utf8) + element
        let byte = byte.asciiLowercased
        if pending.count == end.count {
            pending = []
            if byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
                beginTag([])
                tag = .closing
                if byte == UInt8(ascii: ">") { endTag() }
            }
        } else if byte == end[pending.count] {
            pending.append(byte)
        } else if pending.count == 1, byte.isASCIILetter {
            // This is a tag in XML, and inside SVG.
            state = .unclear
        } else {
            pending = byte == UInt8(ascii: "<") ? [byte] : []
        }
    }

    private mutating func advanceDeclaration(_ byte: UInt8) {
        if byte == UInt8(ascii: ">") {
            self = MarkupPosition()
            return
        }
        guard pending.count < "![CDATA[".utf8.count else { return }
        pending.append(byte)
        if pending.elementsEqual("!--".utf8) { (state, pending) = (.comment, []) }
        if pending.elementsEqual("![CDATA[".utf8) { (state, pending) = (.cdata, []) }
    }

    /// Ends the current construct if its end mark is complete.
    /// - Parameter end: the end mark: two equal characters and a third one.
    private mutating func endIfComplete(_ byte: UInt8, _ end: StaticString) {
        let isFirst = end.withUTF8Buffer { byte == $0[0] }
        if pending.count == 2, byte == UInt8(ascii: ">") {
            self = MarkupPosition()
        } else if !isFirst {
            pending = []
        } else if pending.count < 2 {
            pending.append(byte)
        }
    }
}
