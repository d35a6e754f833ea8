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

    /// Parses a fragment of HTML.
    /// - Parameters:
    ///   - text: one or more elements and texts side by side, as they would be in `div`, `td`'s row or the like.
    ///   - allowingScripts: whether scripts, event handlers, `javascript:` addresses, `base`, refreshing and `srcdoc` are
    ///     accepted. Pass true only for markup that you would put into a program.
    /// - Throws: ``RawMarkupError`` with every problem, lines and columns counted in `text`.
    public init(parsing text: String, allowingScripts: Bool = false) throws(RawMarkupError) {
        try self.init(text, replaced: [], allowingScripts)
    }

    /// Parses what a template made of values: a character that HTML forbids becomes U+FFFD and is reported when the markup is
    /// written, as in a view.
    /// - Throws: ``RawMarkupError`` with every problem, lines and columns counted in `text`.
    package init(parsingFilled text: String) throws(RawMarkupError) {
        var replaced: [UInt32] = []
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isForbidden = Self.isForbidden(scalar)
            if isForbidden { replaced.append(scalar.value) }
            scalars.append(isForbidden ? "\u{FFFD}" : scalar)
        }
        try self.init(replaced.isEmpty ? text : String(scalars), replaced: replaced, false)
    }

    private init(_ text: String, replaced: [UInt32], _ allowsScripts: Bool) throws(RawMarkupError) {
        nodes = try RawMarkupReader.shared { reader throws(RawMarkupError) in
            try reader.read(text, allowingScripts: allowsScripts)
        }
        self.allowsScripts = allowsScripts
        self.replaced = replaced
    }

    /// Creates markup that is shown in a sandbox without scripts and is not proven.
    init(unproven nodes: [RawNode]) {
        self.nodes = nodes
        allowsScripts = false
        replaced = []
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
