/// One reason why markup from elsewhere is not accepted, with its place.
public struct RawMarkupProblem: Hashable, Sendable {
    /// The problem, in words.
    public let kind: Kind
    /// The line in the markup, from 1.
    public let line: Int
    /// The column in the markup in bytes of UTF-8, from 1.
    public let column: Int

    /// The kinds of problems in raw markup.
    public enum Kind: Hashable, Sendable {
        /// A parse error of the HTML Standard, by its name there, and what to do.
        case parseError(name: String, advice: String)
        /// An element that runs or redirects: `script`, `base`, `meta` that refreshes.
        case activeElement(String)
        /// An event handler.
        case eventHandler(attribute: String, element: String)
        /// An animation that sets an event handler.
        case animatedHandler(String)
        /// A document in an attribute.
        case frameDocument
        /// An address whose scheme is not on the list of its attribute.
        case refusedURL(attribute: String, scheme: String)
        /// An element whose content browsers read as text in a way that XML cannot say.
        case textElement(String)
        /// Text or elements where an element has none.
        case content(element: String)
        /// A name of an element that XML or HTML does not take.
        case elementName(String)
        /// A name of an attribute that XML or HTML does not take.
        case attributeName(String)
        /// A script or style text that HTML and XML read differently.
        case rawText(element: String)
        /// A line break at the beginning of `textarea`, which HTML drops and XML keeps.
        case leadingLineBreak(element: String)
        /// A comment inside SVG or MathML.
        case foreignComment
        /// A comment with a character that can end it, or begin a tag where browsers do not expect a comment.
        case comment
        /// A character that HTML or XML forbids, such as a form feed.
        case forbiddenCharacter(UInt32)
        /// A processing instruction.
        case instruction
        /// Elements inside each other beyond a limit.
        case tooDeep(limit: Int)
        /// The markup as written out is not the same tree for both parsers.
        case readDifferently(String)
        /// The markup as written out is not XML, in the words of its parser.
        case notXML(String)
        /// An element that the sanitizer does not keep.
        case unlistedElement(String)
        /// An attribute that the sanitizer does not keep.
        case unlistedAttribute(attribute: String, element: String)
        /// A parser could not be allocated.
        case outOfMemory
    }

    init(kind: Kind, line: Int, column: Int) {
        self.kind = kind
        self.line = line
        self.column = column
    }
}
