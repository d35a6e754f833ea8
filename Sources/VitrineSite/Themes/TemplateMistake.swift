/// A reason why a template or a layout is unsafe for some values.
package enum TemplateMistake: Hashable, Sendable {
    /// A place in markup where no value may be written.
    package enum Place: Hashable, Sendable {
        /// The text of `script`, `style` and other elements whose text is not parsed as markup.
        case rawText(element: String)
        /// Inside a tag, outside attribute values.
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
        /// In a layout: a slot with markup in an attribute value.
        case attribute(String)
    }

    /// A value is written without escaping.
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
