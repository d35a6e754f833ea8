/// What makes a template or a layout unsafe, whatever the values are.
package enum TemplateMistake: Hashable, Sendable {
    /// A place in markup where no value may be written.
    package enum Place: Hashable, Sendable {
        /// The text of `script`, `style` and others that are not read as text.
        case rawText(element: String)
        /// Inside a tag, outside the values of its attributes.
        case tag(element: String)
        /// A value without quotation marks.
        case unquoted(attribute: String)
        /// An attribute whose value is a program.
        case handler(attribute: String)
        /// The `style` attribute.
        case styleAttribute
        /// The `srcdoc` attribute.
        case page
        case comment
        case declaration
        case cdata
        /// After something that HTML and XML, or the branches of the template, read differently.
        case unclear
        /// In a layout, markup in the value of an attribute.
        case attribute(String)
    }

    /// A value is not escaped.
    case unescaped(String)
    /// `{{=…=}}`
    case delimiters
    /// `{{%…}}`
    case pragma
    /// `{{<…}}` or `{{$…}}`
    case inheritance(String)
    /// A value in a place where it could become something else than text.
    case place(String, Place)
    /// A section or a partial that does not end where it began: one in text, say, and inside a tag.
    case unbalanced(String, isPartial: Bool)
}
