/// A parse error with its place in the file.
package struct HTMLParseProblem: Hashable, Sendable {
    /// The problem, in words.
    package let error: HTMLParseError
    /// The name of the element, attribute or encoding that it is about; nil where there is none.
    package let subject: String?
    /// The element that is still open, and the line of its tag; nil where that is not the problem.
    package var open: Open?
    /// The byte in the file, from 0.
    package let offset: Int
    /// The line, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int

    /// An element that an end tag is missing for.
    package struct Open: Hashable, Sendable {
        package let name: String
        /// The byte of its tag in the file, from 0.
        package let offset: Int
        /// From 1.
        package let line: Int
    }
}
