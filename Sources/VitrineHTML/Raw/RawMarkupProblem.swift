import VitrineMarkup

/// One reason why markup from elsewhere is not accepted, or why the sanitizer left out a part of it, with its place.
public struct RawMarkupProblem: Hashable, Sendable {
    /// The kind of problem.
    public let kind: Kind
    /// The line in the markup, from 1.
    public let line: Int
    /// The column in the markup in bytes of UTF-8, from 1.
    public let column: Int

    /// The kinds of problems in raw markup.
    public enum Kind: Hashable, Sendable {
        /// A parse error of the HTML Standard, with its name and advice on how to fix it. The name is that in the
        /// Standard if the error has one there.
        case parseError(name: String, advice: String)
        /// An element that runs a script (`script`), changes the targets of links (`base`) or loads another page
        /// (`meta` with a refresh).
        case activeElement(String)
        /// An event handler.
        case eventHandler(attribute: String, element: String)
        /// An animation that sets an event handler.
        case animatedHandler(String)
        /// A document in an attribute (`srcdoc`).
        case frameDocument
        /// An address whose scheme is not allowed in its attribute.
        case refusedURL(attribute: String, scheme: String)
        /// An element whose content browsers read as text in a way that XML cannot express.
        case textElement(String)
        /// Content that the element cannot have, such as text in `iframe`.
        case content(element: String)
        /// An element name that XML or HTML does not allow.
        case elementName(String)
        /// An attribute name that XML or HTML does not allow.
        case attributeName(String)
        /// The text of a script or stylesheet that HTML and XML read differently.
        case rawText(element: String)
        /// A line break at the beginning of `textarea`, which HTML drops and XML keeps.
        case leadingLineBreak(element: String)
        /// A comment inside SVG or MathML.
        case foreignComment
        /// A comment with `<`, `>` or `--`, or with `-` at its end. Browsers could end it early, or could read a tag in
        /// it where they read comments as text.
        case comment
        /// A character that HTML or XML forbids, such as a form feed.
        case forbiddenCharacter(UInt32)
        /// A processing instruction.
        case instruction
        /// Markup that is nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// Markup that the HTML and the XML parser read as different trees once it is written, or of which the writer
        /// left out a part. The text describes the difference.
        case readDifferently(String)
        /// Written markup that is not well-formed XML. The text is the message of the XML parser.
        case notXML(String)
        /// An element that the sanitizer does not keep.
        case unlistedElement(String)
        /// An attribute that the sanitizer does not keep.
        case unlistedAttribute(attribute: String, element: String)
        /// A comment, which the sanitizer does not keep.
        case unlistedComment
        /// A parser could not be allocated.
        case outOfMemory
    }

    init(kind: Kind, line: Int, column: Int) {
        self.kind = kind
        self.line = line
        self.column = column
    }

    /// The problem with line 1 and column 1, for a problem that was found in a text other than the source.
    var withoutPlace: RawMarkupProblem { RawMarkupProblem(kind: kind, line: 1, column: 1) }

    /// Returns problems in source order, with the lines and columns of their offsets. Problems with the same offset
    /// keep their order.
    static func placed(_ found: [(kind: Kind, offset: Int)], in document: MarkupDocument) -> [RawMarkupProblem] {
        var lines = LineCounter()
        return found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map { _, problem in
                let (line, column) = lines.place(problem.offset, in: document)
                return RawMarkupProblem(kind: problem.kind, line: line, column: column)
            }
    }
}
