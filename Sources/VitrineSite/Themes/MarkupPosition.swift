import VitrineSupport

/// The position at the end of a piece of markup, which decides what a text written there would become.
///
/// It follows the states of the tokenizer (HTML Standard, 13.2.5) as far as they matter here. After markup that HTML
/// and XML read differently, the position is unclear, and no value is allowed.
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
        /// After a declaration, comment or CDATA section that may end at different places.
        case after(MarkupDeclaration.Kind)
    }

    private(set) var state = State.text
    /// The name of the element whose start tag, raw text or escapable text is open, in lowercase; empty in an end tag
    /// and in other text.
    private(set) var element: [UInt8] = []
    /// The attribute whose name was read last, in lowercase; empty after the end of its value.
    private(set) var attribute: [UInt8] = []
    /// The latest bytes, if they may be the beginning of a tag or an end tag: `<`, `</scr`. In an unquoted value, the
    /// last byte of the value.
    private var pending: [UInt8] = []
    private var tag = TagPart.name
    /// The declaration, comment or CDATA section that is open. In the text of elements such as `script` and `title`,
    /// one that is open only in XML and inside SVG.
    private var declaration: MarkupDeclaration?

    /// The part of a tag that was read last. `mixed` is the end of a section or partial that may or may not have
    /// written an attribute; after `mixedSpace`, a new name begins.
    private enum TagPart: Hashable { case name, closing, between, attribute, afterAttribute, mixed, mixedSpace }

    /// Whether it is unknown what a text would become, here and after all further markup.
    var isUnclear: Bool {
        switch state {
        case .unclear, .after: true
        default: false
        }
    }

    /// Whether a declaration, comment or CDATA section is open, at least in XML and inside SVG.
    var isInDeclaration: Bool { declaration != nil }

    /// Moves past some markup.
    mutating func advance(over text: some StringProtocol) {
        for byte in text.utf8 { advance(byte) }
    }

    /// Moves past some markup that may be left out.
    mutating func advance(overOptional text: some StringProtocol) {
        let start = self
        advance(over: text)
        if !isUnclear, !join(start) { state = .unclear }
    }

    /// Moves past a value, represented by one ordinary character.
    mutating func advanceOverValue() { advance(UInt8(ascii: "x")) }

    /// Moves past the end of something that may be left out, such as a section.
    /// - Parameter start: the position at which it begins.
    /// - Returns: false if it begins and ends at different kinds of positions, so that the position after it is
    ///   unknown.
    mutating func join(_ start: MarkupPosition) -> Bool {
        if self == start { return true }
        if let mine = declaration, let other = start.declaration, mine.mayEndLike(other) {
            var joined = self
            joined.declaration = other
            guard joined == start else { return false }
            self = start
            return true
        }
        guard state == .tag, start.state == .tag, element == start.element, tag != .closing else { return false }
        let isAtName = beginsName && start.beginsName
        advanceOverRecursion()
        if isAtName { tag = .mixedSpace }
        return true
    }

    /// Whether the next letter begins the name of an attribute.
    private var beginsName: Bool { tag == .between || tag == .afterAttribute || tag == .mixedSpace }

    /// Moves past the use of a partial inside itself, assuming that the partial ends as ``join(_:)`` requires: where it
    /// began or in the same tag.
    mutating func advanceOverRecursion() {
        guard state == .tag, tag != .closing else { return }
        tag = .mixed
        attribute = []
    }

    private mutating func advance(_ byte: UInt8) {
        switch state {
        case .text: advanceText(byte)
        case .rawText, .escapableText: advanceRawText(byte)
        case .tag: advanceTag(byte)
        case .unquoted: advanceUnquoted(byte)
        case .doubleQuoted: if byte == UInt8(ascii: "\"") { endValue() }
        case .singleQuoted: if byte == UInt8(ascii: "'") { endValue() }
        case .declaration, .comment, .cdata: advanceDeclaration(byte)
        case .unclear, .after: break
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
            declaration = MarkupDeclaration(byte)
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
        // In HTML, the value of an attribute of an end tag may contain ">".
        case _ where tag == .closing && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")): state = .unclear
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

    /// The elements whose text is not parsed as markup (HTML Standard, 13.2.6.4). `noscript` is not included, because
    /// browsers parse its text if scripting is disabled.
    private static let rawTexts: Set<String> = ["script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext"]
    /// The elements in whose text only character references are parsed (HTML Standard, 13.2.6.4).
    static let escapableTexts: Set<String> = ["title", "textarea"]

    private mutating func advanceRawText(_ byte: UInt8) {
        let end = Array("</".utf8) + element
        if pending.count == end.count, byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
            guard declaration == nil else {
                // In XML, and inside SVG, this end tag is a part of a comment or a CDATA section.
                state = .unclear
                return
            }
            pending = []
            beginTag([])
            tag = .closing
            if byte == UInt8(ascii: ">") { endTag() }
            return
        }
        switch declaration?.advance(byte) {
        case .unclear: state = .unclear
        case .ended: declaration = nil
        case .open: break
        case nil:
            guard pending.count == 1 else { break }
            if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") { declaration = MarkupDeclaration(byte) }
        }
        if pending.count == 1, byte.isASCIILetter {
            // This is a tag in XML, and inside SVG.
            state = .unclear
        } else if pending.count < end.count, byte.asciiLowercased == end[pending.count] {
            pending.append(byte.asciiLowercased)
        } else {
            pending = byte == UInt8(ascii: "<") ? [byte] : []
        }
    }

    private mutating func advanceDeclaration(_ byte: UInt8) {
        guard let progress = declaration?.advance(byte), let kind = declaration?.kind else { return }
        switch (progress, kind) {
        case (.ended, _): self = MarkupPosition()
        case (.open, .declaration): state = .declaration
        case (.open, .comment): state = .comment
        case (.open, .cdata): state = .cdata
        case (.unclear, let kind): state = .after(kind)
        }
    }
}
