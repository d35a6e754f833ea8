import VitrineSupport

/// The syntax of a page, which decides how it is parsed. By default, it follows from the name of the file.
public enum PageSyntax: String, CaseIterable, Sendable {
    /// HTML, read as browsers read it.
    case html
    /// XHTML, or a drawing in SVG, served and read as XML.
    case xhtml
    /// HTML that is also well-formed XML, read as XML.
    case polyglot
    /// HTML that is also well-formed XML, read both as HTML and as XML; the two trees must be the same.
    case both

    /// Creates the syntax of a file from its name: `.xhtml`, `.xht` and `.svg` are XML, anything else is HTML.
    public init(ofFile path: String) {
        let isDrawing = PageName.isMarkup(path) && !PageName.isPage(path)
        self = PageName.isXML(path) || isDrawing ? .xhtml : .html
    }
}
