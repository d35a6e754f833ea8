/// How a page is written, which follows from the name of its file.
public enum PageSyntax: String, Sendable {
    /// HTML that is also well-formed XML.
    case html
    /// XHTML, served as XML.
    case xhtml
}
