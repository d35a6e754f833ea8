/// A parse error with its place in the file.
package struct HTMLParseProblem: Hashable, Sendable {
    /// The kind of parse error.
    package let error: HTMLParseError
    /// The name of the element, attribute or encoding that has the error; nil if there is none.
    package let subject: String?
    /// The element that is still open at an end tag; nil for errors other than
    /// ``HTMLParseError/endTagWithOpenElements``.
    package var open: Open?
    /// The byte offset in the file, from 0.
    package let offset: Int
    /// The line, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int

    /// An element whose end tag is missing.
    package struct Open: Hashable, Sendable {
        package let name: String
        /// The byte offset of its start tag in the file, from 0.
        package let offset: Int
        /// The line of its start tag, from 1.
        package let line: Int
    }
}
