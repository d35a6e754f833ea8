/// Markup from elsewhere, parsed and verified: the only type that ``HTML/raw(_:)`` accepts.
///
/// ```swift
/// let note = try RawMarkup(parsing: "<p class=note>Written in <em>another</em> tool.")
/// html.raw(note)
/// // <p class="note">Written in <em>another</em> tool.</p>
/// ```
///
/// The text is parsed as a browser parses a fragment of HTML, and the result is written again with normalized quotes,
/// end tags, escaping and namespaces. It is accepted only if an HTML parser and an XML parser read the written bytes as
/// the same tree, and, unless scripts are allowed, if nothing in it is active: no scripts, no event handlers, no
/// `javascript:` addresses, no `base`, no refresh, no `srcdoc`. ``init(parsing:allowingScripts:)`` also refuses markup
/// that a browser would have to repair, and reports its line and column.
public struct RawMarkup: Sendable {
    let nodes: [RawNode]
    /// Whether scripts and other active content were allowed.
    let allowsScripts: Bool
    /// The characters that ``init(parsingFilled:)`` replaced before it parsed the text; empty for the other
    /// initializers.
    let replaced: [UInt32]
    /// The parts of the text that ``init(sanitizing:)`` left out, with their places; empty for the other initializers.
    /// A part that could only be left out after other parts were repaired has the place line 1, column 1.
    public let removed: [RawMarkupProblem]

    /// Parses a fragment of HTML.
    /// - Parameters:
    ///   - text: one or more sibling elements and texts, as they could be in a `div`, or parts of a table.
    ///   - allowingScripts: whether scripts, event handlers, `javascript:` addresses, `base`, `meta` refreshes and
    ///     `srcdoc` are accepted. Pass true only for markup that you trust like your own code.
    /// - Throws: ``RawMarkupError`` with every problem of the text or, if it has none, with the first problem of the
    ///   verification. The lines and columns are those in `text`.
    public init(parsing text: String, allowingScripts: Bool = false) throws(RawMarkupError) {
        try self.init(text, replaced: [], allowingScripts)
    }

    /// Parses a fragment of HTML as a browser would, and keeps only what is known to be harmless: texts, headings,
    /// lists, tables, links, pictures, drawings and formulas, with a short list of attributes.
    ///
    /// ```swift
    /// let comment = try RawMarkup(sanitizing: "<p onclick=go()>Nice <blink>picture</blink>!<script>go()</script>")
    /// html.raw(comment)       // <p>Nice picture!</p>
    /// comment.removed.count   // 3
    /// ```
    ///
    /// The list is based on that of the Sanitizer API, with `img` added. Scripts, styles, frames, text areas and
    /// similar elements are removed with their contents, as are elements of SVG and MathML that are not on the list.
    /// Other elements of HTML that are not on the list are removed, but their contents are kept. Classes, ids and
    /// `style` are left out, so that nothing can look like a part of the surrounding page. The result is verified as by
    /// ``init(parsing:allowingScripts:)``. In the result, a character that HTML or XML forbids becomes U+FFFD.
    /// - Throws: ``RawMarkupError`` when no part of the text can be written, for example because there is no memory for
    ///   a parser.
    public init(sanitizing text: String) throws(RawMarkupError) {
        let result = try RawMarkupReader.shared { reader throws(RawMarkupError) in
            let (nodes, removed) = try reader.sanitize(text)
            return Sanitized(nodes: nodes, removed: removed)
        }
        nodes = result.nodes
        removed = result.removed
        allowsScripts = false
        replaced = []
    }

    private struct Sanitized: Sendable {
        let nodes: [RawNode]
        let removed: [RawMarkupProblem]
    }

    /// Parses the output of a template. A character that HTML or XML forbids becomes U+FFFD and is reported when the
    /// markup is written, as in a view.
    /// - Throws: ``RawMarkupError``, as ``init(parsing:allowingScripts:)`` does. The columns are those in the text
    ///   after the replacement.
    package init(parsingFilled text: String) throws(RawMarkupError) {
        let (plain, replaced) = Self.withoutForbidden(text)
        try self.init(plain, replaced: replaced, false)
    }

    /// Replaces each character that HTML or XML forbids with U+FFFD. Returns the new text and the replaced characters.
    private static func withoutForbidden(_ text: String) -> (text: String, replaced: [UInt32]) {
        var replaced: [UInt32] = []
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isForbidden = isForbidden(scalar)
            if isForbidden { replaced.append(scalar.value) }
            scalars.append(isForbidden ? "\u{FFFD}" : scalar)
        }
        return (replaced.isEmpty ? text : String(scalars), replaced)
    }

    private init(_ text: String, replaced: [UInt32], _ allowsScripts: Bool) throws(RawMarkupError) {
        nodes = try RawMarkupReader.shared { reader throws(RawMarkupError) in
            try reader.read(text, allowingScripts: allowsScripts)
        }
        self.allowsScripts = allowsScripts
        self.replaced = replaced
        removed = []
    }

    /// Creates markup that is not verified, for a sandbox without scripts.
    init(unproven nodes: [RawNode]) {
        self.nodes = nodes
        allowsScripts = false
        replaced = []
        removed = []
    }

    /// Returns whether a character is a control character other than tab and line breaks, or a noncharacter (HTML
    /// Standard, 13.2.3.5). The form feed is included, because XML forbids it.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}

extension HTML {
    /// Writes parsed markup. This is the only way to write markup that does not come from a view.
    public func raw(_ markup: RawMarkup) {
        for scalar in markup.replaced { report(.replacedCharacter(scalar)) }
        write(markup.nodes, in: .html, allowingScripts: markup.allowsScripts)
    }
}

extension Attribute {
    /// `srcdoc`: the document of a frame, parsed like all markup that does not come from a view. Parts of it that
    /// cannot be written are left out without a report.
    public static func srcdoc(_ markup: RawMarkup) -> Attribute {
        let inner = HTML()
        inner.raw(markup)
        return Attribute("srcdoc", .text, inner.string)
    }
}
