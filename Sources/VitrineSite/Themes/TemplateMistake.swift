/// A reason why a template or a layout is unsafe for some values.
package enum TemplateMistake: Hashable, Sendable {
    /// A place in markup where a value may not be written.
    package enum Place: Hashable, Sendable {
        /// The text of `script`, `style` and other elements whose text is not parsed as markup; for a value that is
        /// markup, also the text of `title` and `textarea`.
        case rawText(element: String)
        /// Inside a tag, outside attribute values, or directly after `<`. The element is empty directly after `<` and
        /// in an end tag.
        case tag(element: String)
        /// An attribute value without quotation marks.
        case unquoted(attribute: String)
        /// An attribute whose value is a script.
        case handler(attribute: String)
        /// The `style` attribute.
        case styleAttribute
        /// The `srcdoc` attribute.
        case page
        case comment
        case declaration
        case cdata
        /// After something that HTML and XML read differently, or that differs between the branches of the template.
        case unclear
        /// After a declaration, comment or CDATA section that may end at different places.
        case after(MarkupDeclaration.Kind)
        /// An attribute value. Only values that are markup, such as the parts of a component, are refused here.
        case attribute(String)
    }

    /// A value that is written without escaping.
    case unescaped(String)
    /// A tag that changes delimiters: `{{=…=}}`.
    case delimiters
    /// A pragma: `{{%…}}`.
    case pragma
    /// Template inheritance: `{{<…}}` or `{{$…}}`.
    case inheritance(String)
    /// A value at a place where it could become something other than text.
    case place(String, Place)
    /// A section or a partial that does not end at the kind of position where it began, such as one that begins in text
    /// and ends inside a tag.
    case unbalanced(String, isPartial: Bool)
}
