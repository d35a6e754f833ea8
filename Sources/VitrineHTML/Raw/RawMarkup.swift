/// Markup from elsewhere, parsed and proven: the only thing that ``HTML/raw(_:)`` takes.
///
/// ```swift
/// let note = try RawMarkup(parsing: "<p class=note>Written in <em>another</em> tool.")
/// html.raw(note)
/// // <p class="note">Written in <em>another</em> tool.</p>
/// ```
///
/// The text is read as a browser reads a fragment of HTML, and what was read is written out again: quotes, end tags, escaping,
/// namespaces. It is accepted only if the bytes written are the same tree for an HTML parser and for an XML parser, and if
/// nothing in it can run: no scripts, no event handlers, no `javascript:` addresses, no `base`, no refresh, no `srcdoc`. What a
/// browser would have to repair is refused too, with its line and column.
public struct RawMarkup: Sendable {
    let nodes: [RawNode]
    /// Whether what can run was allowed.
    let allowsScripts: Bool
    /// Characters that were replaced before the text was parsed.
    let replaced: [UInt32]
    /// What ``init(sanitizing:)`` left out, with its place; empty for markup that was parsed.
    public let removed: [RawMarkupProblem]

    /// Parses a fragment of HTML.
    /// - Parameters:
    ///   - text: one or more elements and texts side by side, as they would be in `div`, `td`'s row or similar.
    ///   - allowingScripts: whether scripts, event handlers, `javascript:` addresses, `base`, refreshing and `srcdoc` are
    ///     accepted. Pass true only for markup that you would put into a program.
    /// - Throws: ``RawMarkupError`` with every problem, lines and columns counted in `text`.
    public init(parsing text: String, allowingScripts: Bool = false) throws(RawMarkupError) {
        try self.init(text, replaced: [], allowingScripts)
    }

    /// Reads a fragment of HTML as a browser would, and keeps what is known to be harmless: texts, headings, lists, tables, links,
    /// pictures, drawings and formulas, with a short list of attributes.
    ///
    /// ```swift
    /// let comment = try RawMarkup(sanitizing: "<p onclick=go()>Nice <blink>picture</blink>!<script>go()</script>")
    /// html.raw(comment)       // <p>Nice picture!</p>
    /// comment.removed.count   // 3
    /// ```
    ///
    /// The list is that of the Sanitizer API, with `img`. Scripts, styles, frames, forms and similar go with all that is in them; of
    /// other elements that are not on the list, what is in them stays. Classes, ids and `style` are left out, so that nothing passes
    /// for a part of the page around it. What is written is proven as with ``init(parsing:allowingScripts:)``.
    /// - Throws: ``RawMarkupError`` where nothing of the text can be written, such as without memory for a parser.
    public init(sanitizing text: String) throws(RawMarkupError) {
        let (plain, _) = Self.withoutForbidden(text)
        let result = try RawMarkupReader.shared { reader throws(RawMarkupError) in
            let (nodes, removed) = try reader.sanitize(plain)
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

    /// Parses what a template made of values: a character that HTML forbids becomes U+FFFD and is reported when the markup is
    /// written, as in a view.
    /// - Throws: ``RawMarkupError`` with every problem, lines and columns counted in `text`.
    package init(parsingFilled text: String) throws(RawMarkupError) {
        let (plain, replaced) = Self.withoutForbidden(text)
        try self.init(plain, replaced: replaced, false)
    }

    /// A text with U+FFFD for characters that HTML forbids, and those characters.
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

    /// Creates markup that is shown in a sandbox without scripts and is not proven.
    init(unproven nodes: [RawNode]) {
        self.nodes = nodes
        allowsScripts = false
        replaced = []
        removed = []
    }

    /// Controls and noncharacters (HTML Standard, 13.2.3.5).
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}

extension HTML {
    /// Writes markup that has been parsed. The one door for markup that no view made.
    public func raw(_ markup: RawMarkup) {
        for scalar in markup.replaced { report(.replacedCharacter(scalar)) }
        write(markup.nodes, in: .html, allowingScripts: markup.allowsScripts)
    }
}

extension Attribute {
    /// `srcdoc`: the document of a frame, parsed like everything that no view made.
    public static func srcdoc(_ markup: RawMarkup) -> Attribute {
        let inner = HTML()
        inner.raw(markup)
        return Attribute("srcdoc", .text, inner.string)
    }
}
